import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CHANGES_PAGE_SIZE } from '../domain/wire/lists';
import { request } from '../providers/http';

export type Changes = Readonly<Record<string, { from: unknown; to: unknown }>>;

/** One line of the log (`GET /activity_logger`). */
export type ActivityEntry = {
  id: number;
  /** UTC wire time. */
  at: string;
  user_id: number | null;
  user_name: string;
  action: string;
  resource: string;
  record_id: number | null;
  changes: Changes;
  remote_address: string | null;
  /** How many patients a look has shown. */
  patients: number;
};

/** Filters as the wire has them. Ids and days alone: never a name. */
export type ActivityFilters = Readonly<Record<string, string>>;

interface Total {
  total_items: number;
  is_estimate?: boolean;
}

const PATH = '/activity_logger';

function queryText(words: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(words).toString();
  return text ? `?${text}` : '';
}

/** The log, 20 lines at a time, each page behind the last line of the one before. */
export function useActivity(filters: ActivityFilters) {
  return useInfiniteQuery({
    queryKey: ['activity', filters],
    queryFn: async ({ pageParam, signal }) => {
      const behind: ActivityFilters = pageParam === null ? {} : { before: String(pageParam) };
      const words = { ...filters, per_page: String(CHANGES_PAGE_SIZE), ...behind };
      return (await request<ActivityEntry[]>(PATH + queryText(words), { signal, toast: false })).data;
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < CHANGES_PAGE_SIZE ? undefined : page.at(-1)?.id),
    retry: false,
  });
}

export function useActivityTotal(filters: ActivityFilters): Total | undefined {
  const { data } = useQuery({
    queryKey: ['activity', 'total', filters],
    queryFn: async ({ signal }) =>
      (await request<Total>(`${PATH}/total_items${queryText(filters)}`, { signal, toast: false })).data,
    retry: false,
  });
  return data;
}

export interface LogPerson {
  id: number;
  full_name: string;
}

/** Everybody who can stand in the log. */
export function useLogPeople(): readonly LogPerson[] {
  const { data } = useQuery({
    queryKey: ['activity', 'people'],
    queryFn: async ({ signal }) =>
      (await request<LogPerson[]>(`${PATH}/people`, { signal, toast: false })).data,
    retry: false,
  });
  return data ?? [];
}
