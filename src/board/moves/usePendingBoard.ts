import { useMemo } from 'react';
import type { Board } from '../mergeBoard';
import { useHandsStore } from '../hands/handsStore';
import { useHands } from '../hands/useHands';
import { withMove } from './moveTarget';

/** The day with the moves that are under way already made. */
export function usePendingBoard(board: Board): Board {
  const pending = useHandsStore(useHands().pending);
  return useMemo(
    () => pending.reduce((moved, { ids, target }) => withMove(moved, ids, target), board),
    [board, pending],
  );
}

/** The stops of these moves, to be drawn as on their way. */
export function usePendingIds(): ReadonlySet<number> {
  const pending = useHandsStore(useHands().pending);
  return useMemo(() => new Set(pending.flatMap(({ ids }) => ids)), [pending]);
}
