import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LOTS_KEY } from '../lotCalls';
import { useOpenLot } from '../lot/lotContext';
import { readProblems, readRows, type RowFilters } from './rowCalls';

/**
 * Rows contain names and addresses: they are removed from the cache soon after they are hidden. Milliseconds.
 */
const CACHE_MS = 30_000;

/**
 * One page of the lot's rows. A new version of the lot loads new rows; the old ones stay on screen meanwhile.
 */
export function useRows(filters: RowFilters, page: number, perPage: number) {
  const { lot } = useOpenLot();
  return useQuery({
    queryKey: [LOTS_KEY, 'rows', lot.id, lot.version, lot.state, filters, page, perPage],
    placeholderData: keepPreviousData,
    gcTime: CACHE_MS,
    queryFn: ({ signal }) => readRows(lot.id, filters, { page, perPage }, signal),
  });
}

/** The errors of the lot's rows, grouped. */
export function useProblems() {
  const { lot } = useOpenLot();
  return useQuery({
    queryKey: [LOTS_KEY, 'problems', lot.id, lot.version, lot.state],
    placeholderData: keepPreviousData,
    gcTime: CACHE_MS,
    queryFn: ({ signal }) => readProblems(lot.id, signal),
  });
}
