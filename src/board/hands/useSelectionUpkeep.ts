import { useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';
import { isOpenStop } from '../../domain/runs/stopOrder';
import type { Board } from '../mergeBoard';
import { NO_SELECTION, pruned } from './selection';
import { stopFinder } from './stopIndex';
import type { Hands } from './useHands';

/**
 * Live changes take stops out of a selection of several once they are closed or have left the day, and say so: what
 * is done next must not meet stops that nobody sees as selected any more.
 */
export function useSelectionUpkeep(hands: Hands, board: Board | null, date: string): void {
  const notify = useNotify();
  const before = useRef<{ board: Board; date: string } | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = board && { board, date };
    if (!last || !board || last.board === board) return;
    const held = hands.selection.get();
    if (held.ids.size === 0) return;
    if (last.date !== date) {
      hands.selection.set(NO_SELECTION);
      return;
    }
    const was = stopFinder(last.board, held.ids.size);
    const is = stopFinder(board, held.ids.size);
    const kept = pruned(held, (id) => {
      const now = is(id);
      if (!now) return false;
      const then = was(id);
      return held.ids.size === 1 || !then || !isOpenStop(then.event) || isOpenStop(now.event);
    });
    if (kept === held) return;
    hands.selection.set(kept);
    const lost = held.ids.size - kept.ids.size;
    if (held.ids.size > 1)
      notify('hands.selection.lost', { type: 'info', messageArgs: { smart_count: lost } });
  }, [hands, board, date, notify]);
}
