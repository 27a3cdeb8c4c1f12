import { useEffect, useRef, useState } from 'react';
import { FILTER_CHECKBOX_PAUSE } from '../../domain/time/timings';
import { filterParams, type BoardFilters } from '../../board/boardFilters';

function saysTheSame(one: BoardFilters, other: BoardFilters): boolean {
  return JSON.stringify(filterParams(one)) === JSON.stringify(filterParams(other));
}

/** Filters while they are being set: shown at once in their fields, applied to the board after a pause. */
export function useGatheredFilters(
  shown: BoardFilters,
  showFilters: (next: BoardFilters) => void,
): [BoardFilters, (next: BoardFilters) => void] {
  const [pending, setPending] = useState<BoardFilters | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
    },
    [],
  );
  const gather = (next: BoardFilters) => {
    setPending(next);
    if (timer.current) clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = null;
      showFilters(next);
    }, FILTER_CHECKBOX_PAUSE);
  };
  // The URL changes a moment later: until it matches, a checkbox must keep its new state.
  if (pending !== null && saysTheSame(pending, shown)) setPending(null);
  return [pending ?? shown, gather];
}
