import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { addDays, isDate, startOfDay, toWire } from '../../domain/time/dates';
import { CHANGES_PAGE_SIZE } from '../../domain/wire/lists';
import { request } from '../../providers/http';

/** Filters in wire format. Only ids and days: never a name. */
export type LogQuery = Readonly<Record<string, string>>;

export interface LogTotal {
  total_items: number;
  is_estimate?: boolean;
}

interface LogPerson {
  id: number;
  full_name: string;
}

/** Days of a zone, `YYYY-MM-DD`, as the instants of their start and end; the last day is included. */
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

/** A log, 20 entries per page; each page starts after the last entry of the previous one. */
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

/** Number of entries; undefined while unknown. */
export function useLogTotal(path: string, query: LogQuery): LogTotal | undefined {
  return useQuery({
    queryKey: [path, 'total', query],
    queryFn: ({ signal }) => read<LogTotal>(`${path}/total_items`, query, signal),
    retry: false,
  }).data;
}

/** All users that a log can contain. */
export function useLogPeople(path: string): readonly LogPerson[] {
  const { data } = useQuery({
    queryKey: [path, 'people'],
    queryFn: ({ signal }) => read<LogPerson[]>(`${path}/people`, {}, signal),
    retry: false,
  });
  return data ?? [];
}
