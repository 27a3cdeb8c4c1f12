import { useDeferredValue, useMemo } from 'react';
import { countAlerts, countByStatus } from './boardCounts';
import { NO_FILTERS, type BoardFilters } from '../../board/boardFilters';
import { applyFilters, boardMatcher } from '../../board/filterBoard';
import { NO_DAY, type Board } from '../../board/mergeBoard';
import type { BoardClock } from '../../board/stopTiming';

/** What the filters leave of the day, and how many stops of the chosen runs are in each status, late and at risk. */
export function useShownBoard(
  board: Board,
  filters: BoardFilters,
  { clock, byPhone }: { clock: BoardClock; byPhone: ReadonlySet<number> },
) {
  const { cdpIds, phase, run, driverIds, text, statuses, clientIds, cities, marks, timing } = filters;
  // The counts speak of the chosen runs, whatever the filters of stops leave of them.
  const ofRuns = useMemo(
    () => boardMatcher({ ...NO_FILTERS, cdpIds, phase, run, driverIds }, null),
    [cdpIds, phase, run, driverIds],
  );
  // Only what asks for the time is asked again when it moves on.
  const timingClock = timing.length > 0 ? clock : null;
  const ofStops = useMemo(
    () =>
      boardMatcher({ ...NO_FILTERS, text, statuses, clientIds, cities, marks, timing }, timingClock, byPhone),
    [text, statuses, clientIds, cities, marks, timing, timingClock, byPhone],
  );
  const chosen = useMemo(() => applyFilters(board, ofRuns), [board, ofRuns]);
  const shown = useMemo(() => applyFilters(chosen, ofStops), [chosen, ofStops]);
  // Every stop of the day is asked: the lanes come first.
  const counted = useDeferredValue(board.isPart ? NO_DAY : chosen, NO_DAY);
  const counts = useMemo(() => countByStatus(counted), [counted]);
  const alerts = useMemo(() => countAlerts(counted, clock), [counted, clock]);
  return { shown, counts, alerts };
}
