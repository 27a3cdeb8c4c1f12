import { useCallback, useMemo, useState } from 'react';
import { useBoardUrl } from '../../board/useBoardUrl';
import { useAddressQuery } from '../../ui/addressQuery';
import { planParams, readPlanFilters, type PlanFilters } from './planFilters';

/** Which day and which deliveries, as the address says it; the text and the place live in memory. */
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
