import { useDeferredValue, useMemo } from 'react';
import { countAlerts, countByStatus } from './boardCounts';
import { NO_FILTERS, type BoardFilters } from '../../board/boardFilters';
import { applyFilters, boardMatcher } from '../../board/filterBoard';
import { NO_DAY, type Board } from '../../board/mergeBoard';
import type { BoardClock } from '../../board/stopTiming';

/**
 * The board with filters applied, and the number of stops of the chosen runs per status, late and at risk.
 */
export function useShownBoard(
  board: Board,
  filters: BoardFilters,
  { clock, byPhone }: { clock: BoardClock; byPhone: ReadonlySet<number> },
) {
  const { cdpIds, phase, run, driverIds, text, statuses, clientIds, cities, marks, timing } = filters;
  // The counts include all stops of the chosen runs, whatever the stop filters are.
  const ofRuns = useMemo(
    () => boardMatcher({ ...NO_FILTERS, cdpIds, phase, run, driverIds }, null),
    [cdpIds, phase, run, driverIds],
  );
  // Only filters that depend on the time are applied again when the clock ticks.
  const timingClock = timing.length > 0 ? clock : null;
  const ofStops = useMemo(
    () =>
      boardMatcher({ ...NO_FILTERS, text, statuses, clientIds, cities, marks, timing }, timingClock, byPhone),
    [text, statuses, clientIds, cities, marks, timing, timingClock, byPhone],
  );
  const chosen = useMemo(() => applyFilters(board, ofRuns), [board, ofRuns]);
  const shown = useMemo(() => applyFilters(chosen, ofStops), [chosen, ofStops]);
  // Counting needs every stop of the day, so the lanes render first.
  const counted = useDeferredValue(board.isPart ? NO_DAY : chosen, NO_DAY);
  const counts = useMemo(() => countByStatus(counted), [counted]);
  const alerts = useMemo(() => countAlerts(counted, clock), [counted, clock]);
  return { shown, counts, alerts };
}
