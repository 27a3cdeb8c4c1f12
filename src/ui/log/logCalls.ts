import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { addDays, isDate, startOfDay, toWire } from '../../domain/time/dates';
import { CHANGES_PAGE_SIZE } from '../../domain/wire/lists';
import { request } from '../../providers/http';

/** Filters as the wire has them. Ids and days alone: never a name. */
export type LogQuery = Readonly<Record<string, string>>;

export interface LogTotal {
  total_items: number;
  is_estimate?: boolean;
}

interface LogPerson {
  id: number;
  full_name: string;
}

/** Days of a zone, `YYYY-MM-DD`, as the instants at which they begin and end; the last day counts in full. */
export function daysAsked({ from, to }: { from: string; to: string }, zone: string): LogQuery {
  return {
    ...(isDate(from) ? { at_from: toWire(startOfDay(from, zone)) } : {}),
    ...(isDate(to) ? { at_to: toWire(new Date(startOfDay(addDays(to, 1), zone).getTime() - 1_000)) } : {}),
  };
}

async function read<T>(path: string, query: LogQuery, signal: AbortSignal): Promise<T> {
  const text = new URLSearchParams(query).toString();
  return (await request<T>(text ? `${path}?${text}` : path, { signal, toast: false })).data;
}

/** A log, 20 lines at a time, each page behind the last line of the one before. */
export function useLogEntries<Entry extends { id: number }>(path: string, query: LogQuery) {
  return useInfiniteQuery({
    queryKey: [path, 'entries', query],
    queryFn: ({ pageParam, signal }) => {
      const behind: LogQuery = pageParam === null ? {} : { before: String(pageParam) };
      return read<Entry[]>(path, { ...query, per_page: String(CHANGES_PAGE_SIZE), ...behind }, signal);
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < CHANGES_PAGE_SIZE ? undefined : page.at(-1)?.id),
    retry: false,
  });
}

/** How many entries there are; undefined while it is not known. */
export function useLogTotal(path: string, query: LogQuery): LogTotal | undefined {
  return useQuery({
    queryKey: [path, 'total', query],
    queryFn: ({ signal }) => read<LogTotal>(`${path}/total_items`, query, signal),
    retry: false,
  }).data;
}

/** Everybody who can stand in a log. */
export function useLogPeople(path: string): readonly LogPerson[] {
  const { data } = useQuery({
    queryKey: [path, 'people'],
    queryFn: ({ signal }) => read<LogPerson[]>(`${path}/people`, {}, signal),
    retry: false,
  });
  return data ?? [];
}
