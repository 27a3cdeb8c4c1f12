import { useCallback, useMemo, useState } from 'react';
import { useBoardUrl } from '../../board/useBoardUrl';
import { useAddressQuery } from '../../ui/addressQuery';
import { planParams, readPlanFilters, type PlanFilters } from './planFilters';

/** Day and filters from the URL; the search text and the place are kept in memory. */
export function usePlanUrl(defaultDate: string) {
  const url = useBoardUrl(defaultDate);
  const [query, change] = useAddressQuery();
  const [place, setPlace] = useState('');
  const plan = useMemo(() => readPlanFilters(query, place), [query, place]);
  const showPlan = useCallback(
    (next: PlanFilters) => {
      setPlace(next.place);
      change(planParams(next));
    },
    [change],
  );
  return { ...url, plan, showPlan };
}
