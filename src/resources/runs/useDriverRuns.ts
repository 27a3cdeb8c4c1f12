import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { driverRunsCall, driverRunsTotalCall } from '../../contract/runs/driverRuns';
import { CHANGES_PAGE_SIZE, infinitePage } from '../../domain/wire/lists';
import { readApi } from '../../providers/callApi';

/** Which lines of the changes history; all of them when empty. */
export interface DriverRunsFilter {
  run_id?: number;
  employee_id?: number;
  vehicle_id?: number;
}

/** Page 1 with as many lines as have been scrolled to (spec §7, changes history: 20 a page, infinite scroll). */
export function useDriverRuns(filter: DriverRunsFilter) {
  const key = JSON.stringify(filter);
  // Other filters begin at their first page.
  const [asked, setAsked] = useState({ key, pages: 1 });
  const pages = asked.key === key ? asked.pages : 1;
  const { page, per_page } = infinitePage(CHANGES_PAGE_SIZE, pages);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['runs', 'driver_runs', filter, per_page],
    queryFn: async ({ signal }) => {
      const [rows, { total_items }] = await Promise.all([
        readApi(driverRunsCall, { query: { ...filter, page, per_page } }, { signal }),
        readApi(driverRunsTotalCall, { query: filter }, { signal }),
      ]);
      return { rows, total: total_items };
    },
    placeholderData: (previous) => previous,
    retry: false,
  });
  const total = data?.total ?? 0;
  return {
    rows: data?.rows,
    total,
    error,
    isLoading: isFetching,
    hasMore: (data?.rows.length ?? 0) < total,
    loadMore: () => setAsked({ key, pages: pages + 1 }),
    retry: refetch,
  };
}
