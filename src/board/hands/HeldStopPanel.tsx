import { useCallback } from 'react';
import { findStop, type Board } from '../mergeBoard';
import { useAfterPicture } from '../useAfterPicture';
import { StopPanel } from '../panel/StopPanel';
import { putDown } from './putDown';
import { useHands, useSelection } from './useHands';

/** Details of the stop in hand, when it is one. */
export function HeldStopPanel({ board }: { board: Board }) {
  const hands = useHands();
  // The row shows at once that it is picked; its details follow.
  const { ids } = useAfterPicture(useSelection());
  const [id] = ids;
  const stop = id !== undefined && ids.size === 1 ? (findStop(board, id) ?? undefined) : undefined;
  const close = useCallback(() => putDown(hands), [hands]);
  return stop ? <StopPanel {...stop} onClose={close} /> : null;
}
