import { useNotify } from 'react-admin';
import { useEffect, useRef } from 'react';
import { isOpenStop } from '../../domain/runs/stopOrder';
import type { Board } from '../mergeBoard';
import { NO_SELECTION, pruned } from './selection';
import { stopFinder } from './stopIndex';
import type { Interaction } from './useInteraction';

/**
 * Removes closed or missing stops from a selection of several and announces it: the next action must not
 * apply to stops that no longer look selected.
 */
export function useSelectionMaintenance(interaction: Interaction, board: Board | null, date: string): void {
  const notify = useNotify();
  const before = useRef<{ board: Board; date: string } | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = board && { board, date };
    if (!last || !board || last.board === board) return;
    const selected = interaction.selection.get();
    if (selected.ids.size === 0) return;
    if (last.date !== date) {
      interaction.selection.set(NO_SELECTION);
      return;
    }
    const was = stopFinder(last.board, selected.ids.size);
    const is = stopFinder(board, selected.ids.size);
    const kept = pruned(selected, (id) => {
      const now = is(id);
      if (!now) return false;
      const then = was(id);
      return selected.ids.size === 1 || !then || !isOpenStop(then.event) || isOpenStop(now.event);
    });
    if (kept === selected) return;
    interaction.selection.set(kept);
    const lost = selected.ids.size - kept.ids.size;
    if (selected.ids.size > 1)
      notify('interaction.selection.lost', { type: 'info', messageArgs: { smart_count: lost } });
  }, [interaction, board, date, notify]);
}
