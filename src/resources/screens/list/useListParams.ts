import { useListContext, type SortPayload } from 'react-admin';
import type { Row } from '../../../ui/resourceOf';
import type { Filters } from './privateFilters';

export interface ListParams {
  sort: SortPayload;
  filters: Filters;
  /** An empty text takes the filter away; page 1 follows (spec §4, infinite lists). */
  setFilter: (key: string, value: string) => void;
  clearFilters: () => void;
}

/** What the list at hand is filtered and sorted by. */
export function useListParams(): ListParams {
  const { sort, filterValues, setFilters } = useListContext<Row>();
  const filters = filterValues as Filters;
  return {
    sort,
    filters,
    setFilter: (key, value) => {
      const { [key]: _, ...others } = filters;
      setFilters(value === '' ? others : { ...others, [key]: value });
    },
    clearFilters: () => setFilters({}),
  };
}
