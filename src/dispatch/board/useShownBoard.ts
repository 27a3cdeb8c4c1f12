import { useMemo } from 'react';
import { countByStatus, filterBoard, NO_FILTERS, type BoardFilters } from './filterBoard';
import type { Board } from './mergeBoard';

const NOTHING: Board = { manifests: [], pool: [] };

/** What the filters leave of the day, and how many stops of the chosen runs are in each status. */
export function useShownBoard(board: Board | null, filters: BoardFilters) {
  const { cdpId, phase, status, text } = filters;
  // The counts speak of the chosen runs, whatever the status filter leaves of them.
  const chosen = useMemo(
    () => filterBoard(board ?? NOTHING, { ...NO_FILTERS, cdpId, phase }),
    [board, cdpId, phase],
  );
  const shown = useMemo(() => filterBoard(chosen, { ...NO_FILTERS, text, status }), [chosen, text, status]);
  const counts = useMemo(() => countByStatus(chosen), [chosen]);
  return { shown, counts };
}
