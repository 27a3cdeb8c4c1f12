import { useDeferredValue, useMemo } from 'react';
import { countStops } from './boardCounts';
import { NO_FILTERS, type BoardFilters } from '../../board/boardFilters';
import { needsClock } from '../../board/counters';
import { applyFilters, boardMatcher } from '../../board/filterBoard';
import { NO_DAY, type Board } from '../../board/mergeBoard';
import type { BoardClock } from '../../board/boardClock';

/**
 * The board with filters applied, and the five numbers of the chosen runs; null while the day is loading.
 */
export function useShownBoard(
  board: Board,
  filters: BoardFilters,
  { clock, byPhone }: { clock: BoardClock; byPhone: ReadonlySet<number> },
) {
  const { cdpIds, phase, run, driverIds, text, statuses, clientIds, cities, marks, timing, counters } =
    filters;
  // The counts include all stops of the chosen runs, whatever the stop filters are.
  const ofRuns = useMemo(
    () => boardMatcher({ ...NO_FILTERS, cdpIds, phase, run, driverIds }, null),
    [cdpIds, phase, run, driverIds],
  );
  // Only filters that depend on the time are applied again when the clock ticks.
  const timingClock = timing.length > 0 || needsClock(counters) ? clock : null;
  const ofStops = useMemo(
    () =>
      boardMatcher(
        { ...NO_FILTERS, text, statuses, clientIds, cities, marks, timing, counters },
        timingClock,
        byPhone,
      ),
    [text, statuses, clientIds, cities, marks, timing, counters, timingClock, byPhone],
  );
  const chosen = useMemo(() => applyFilters(board, ofRuns), [board, ofRuns]);
  const shown = useMemo(() => applyFilters(chosen, ofStops), [chosen, ofStops]);
  // Counting needs every stop of the day, so the lanes render first.
  const counted = useDeferredValue(board.isPart || board === NO_DAY ? NO_DAY : chosen, NO_DAY);
  const counts = useMemo(() => (counted === NO_DAY ? null : countStops(counted, clock)), [counted, clock]);
  return { shown, counts };
}
