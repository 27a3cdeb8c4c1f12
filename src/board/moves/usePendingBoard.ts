import { useMemo } from 'react';
import type { Board } from '../mergeBoard';
import { useValue } from '../../providers/valueStore';
import { useInteraction } from '../interaction/useInteraction';
import { withMove } from './moveTarget';

/** The day with pending moves applied. */
export function usePendingBoard(board: Board): Board {
  const pending = useValue(useInteraction().pending);
  return useMemo(
    () => pending.reduce((moved, { ids, target }) => withMove(moved, ids, target), board),
    [board, pending],
  );
}

/** The stops of pending moves, to be shown as pending. */
export function usePendingIds(): ReadonlySet<number> {
  const pending = useValue(useInteraction().pending);
  return useMemo(() => new Set(pending.flatMap(({ ids }) => ids)), [pending]);
}
