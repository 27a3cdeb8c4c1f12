import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBoardUrl } from '../../dispatch/board/useBoardUrl';
import { planParams, readPlanFilters, type PlanFilters } from './planFilters';

/** Which day and which deliveries, as the address says it; the text and the place live in memory. */
export function usePlanUrl(defaultDate: string) {
  const url = useBoardUrl(defaultDate);
  const [params, setParams] = useSearchParams();
  const [place, setPlace] = useState('');
  const plan = useMemo(() => readPlanFilters(params, place), [params, place]);
  const latest = useRef(setParams);
  useEffect(() => {
    latest.current = setParams;
  });
  const showPlan = useCallback((next: PlanFilters) => {
    setPlace(next.place);
    latest.current(
      (held) => {
        const written = new URLSearchParams(held);
        for (const [key, value] of Object.entries(planParams(next))) {
          if (value) written.set(key, value);
          else written.delete(key);
        }
        return written;
      },
      { replace: true },
    );
  }, []);
  return { ...url, plan, showPlan };
}
