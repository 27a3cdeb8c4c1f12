import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { AccessEntry } from '../domain/access/accessLog';
import { CHANGES_PAGE_SIZE } from '../domain/wire/lists';
import { request } from '../providers/http';

/** Filters as the wire has them. Ids and days alone: never a name. */
export type AccessFilters = Readonly<Record<string, string>>;

const PATH = '/access_log';

function queryText(words: AccessFilters): string {
  const text = new URLSearchParams(words).toString();
  return text ? `?${text}` : '';
}

/** The log, 20 lines at a time, each page behind the last line of the one before. */
export function useAccesses(filters: AccessFilters) {
  return useInfiniteQuery({
    queryKey: ['accesses', filters],
    queryFn: async ({ pageParam, signal }) => {
      const behind: AccessFilters = pageParam === null ? {} : { before: String(pageParam) };
      const words = { ...filters, per_page: String(CHANGES_PAGE_SIZE), ...behind };
      return (await request<AccessEntry[]>(PATH + queryText(words), { signal, toast: false })).data;
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < CHANGES_PAGE_SIZE ? undefined : page.at(-1)?.id),
    retry: false,
  });
}

/** How many entries there are; undefined while it is not known. */
export function useAccessTotal(filters: AccessFilters): number | undefined {
  const { data } = useQuery({
    queryKey: ['accesses', 'total', filters],
    queryFn: async ({ signal }) =>
      (
        await request<{ total_items: number }>(`${PATH}/total_items${queryText(filters)}`, {
          signal,
          toast: false,
        })
      ).data,
    retry: false,
  });
  return data?.total_items;
}

/** Accounts that can be asked for. */
export function useAccessPeople(): readonly { id: number; full_name: string }[] {
  const { data } = useQuery({
    queryKey: ['accesses', 'people'],
    queryFn: async ({ signal }) =>
      (await request<{ id: number; full_name: string }[]>(`${PATH}/people`, { signal, toast: false })).data,
    retry: false,
  });
  return data ?? [];
}
