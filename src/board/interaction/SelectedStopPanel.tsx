import { useCallback } from 'react';
import { findStop, type Board } from '../mergeBoard';
import { useAfterPaint } from '../useAfterPaint';
import { StopPanel } from '../panel/StopPanel';
import { putDown } from './putDown';
import { useInteraction, useSelection } from './useInteraction';

/** Details of the selected stop, when exactly one is selected. */
export function SelectedStopPanel({ board }: { board: Board }) {
  const interaction = useInteraction();
  // The row is marked as selected at once; the panel follows after the next frame.
  const { ids } = useAfterPaint(useSelection());
  const [id] = ids;
  const stop = id !== undefined && ids.size === 1 ? (findStop(board, id) ?? undefined) : undefined;
  const close = useCallback(() => putDown(interaction), [interaction]);
  return stop ? <StopPanel {...stop} onClose={close} /> : null;
}
