import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { LogPerson, LogTotal } from '../../contract/logs/log';
import { addDays, isDate, startOfDay, toWire } from '../../domain/time/dates';
import { CHANGES_PAGE_SIZE } from '../../domain/wire/lists';

interface LogPage {
  per_page: number;
  /** Id of the last entry of the previous page. */
  before?: number;
}

/** A log and its calls. Filters are ids, codes and instants: never a name. */
export interface Log<Entry, Query> {
  /** Path of the entries: the key of what is loaded. */
  readonly path: string;
  readonly entries: (query: Query & LogPage, signal: AbortSignal) => Promise<readonly Entry[]>;
  readonly total: (query: Query, signal: AbortSignal) => Promise<LogTotal>;
  readonly people: (signal: AbortSignal) => Promise<readonly LogPerson[]>;
}

interface LogDays {
  at_from?: string;
  at_to?: string;
}

/** Days of a zone, `YYYY-MM-DD`, as the instants of their start and end; the last day is included. */
export function daysAsked({ from, to }: { from: string; to: string }, zone: string): LogDays {
  return {
    ...(isDate(from) ? { at_from: toWire(startOfDay(from, zone)) } : {}),
    ...(isDate(to) ? { at_to: toWire(new Date(startOfDay(addDays(to, 1), zone).getTime() - 1_000)) } : {}),
  };
}

/** The id of the chosen person in the address; undefined for anybody. */
export function personAsked(person: string): { user_id?: number } {
  return /^[1-9]\d*$/.test(person) ? { user_id: Number(person) } : {};
}

/** A log, 20 entries per page; each page starts after the last entry of the previous one. */
export function useLogEntries<Entry extends { id: number }, Query>(log: Log<Entry, Query>, query: Query) {
  return useInfiniteQuery({
    queryKey: [log.path, 'entries', query],
    queryFn: ({ pageParam, signal }) => {
      const behind = pageParam === null ? {} : { before: pageParam };
      return log.entries({ ...query, per_page: CHANGES_PAGE_SIZE, ...behind }, signal);
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < CHANGES_PAGE_SIZE ? undefined : page.at(-1)?.id),
    retry: false,
  });
}

/** Number of entries; undefined while unknown. */
export function useLogTotal<Entry, Query>(log: Log<Entry, Query>, query: Query): LogTotal | undefined {
  return useQuery({
    queryKey: [log.path, 'total', query],
    queryFn: ({ signal }) => log.total(query, signal),
    retry: false,
  }).data;
}

/** All users that a log can contain. */
export function useLogPeople({
  path,
  people,
}: Pick<Log<unknown, unknown>, 'path' | 'people'>): readonly LogPerson[] {
  const { data } = useQuery({
    queryKey: [path, 'people'],
    queryFn: ({ signal }) => people(signal),
    retry: false,
  });
  return data ?? [];
}
