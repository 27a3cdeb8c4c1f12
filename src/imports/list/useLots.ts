import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLive } from '../../providers/useLive';
import { LOTS_KEY, readLots, type LotFilters } from '../lotCalls';
import { useSteadyRefresh } from '../useSteadyRefresh';

export const PAGE_SIZE = 15;

/** The newest lots that match the filters, for this number of pages; updated live. */
export function useLots(filters: LotFilters, pages: number) {
  const query = useQuery({
    queryKey: [LOTS_KEY, 'list', filters, pages],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readLots(filters, pages * PAGE_SIZE, signal),
  });
  const refresh = useSteadyRefresh(query.refetch);
  useLive('imports', { onEvent: refresh, onGap: refresh });
  return query;
}
