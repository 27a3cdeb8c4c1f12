import { useState } from 'react';
import { useBrowserSettings } from '../../providers/browserSettings';
import type { MapEvents } from '../../map/mapEngine';
import { laneKeyOf } from '../interaction/laneKey';
import { useInteraction } from '../interaction/useInteraction';
import { bestSlot, dropTargetAt, type DropTarget } from '../moves/stopDrag';
import { useCarriable } from '../moves/useCarriable';
import { useMoves } from '../moves/useMoves';

export interface MapDrag {
  /** Null over the ground: letting go there changes nothing. */
  readonly dropTarget: DropTarget | null;
  readonly at: { readonly x: number; readonly y: number };
}

/** A stop dragged onto the line of a run is the board's own move, at the cheapest place of that run. */
export function useDragOnMap() {
  const interaction = useInteraction();
  const carriable = useCarriable();
  const moves = useMoves();
  const settings = useBrowserSettings();
  const [drag, setDrag] = useState<MapDrag | null>(null);

  const targetIn = (id: number, runId: number | null): DropTarget | null => {
    const board = interaction.board();
    const manifest = board?.manifests.find((run) => run.id === runId);
    if (!board || !manifest) return null;
    // What is shown of the run: its lane beside the map marks the same slot.
    const events = interaction.shown()?.manifests.find((run) => run.id === runId)?.events ?? manifest.events;
    const lane = { key: laneKeyOf(manifest.id), manifest, events };
    const question = { board, lane, stops: carriable(id), now: new Date(), rules: settings };
    return dropTargetAt({ ...question, slot: bestSlot(question) });
  };
  const events: Pick<MapEvents, 'canDrag' | 'onDrag' | 'onDrop'> = {
    canDrag: (id) => carriable(id).length > 0,
    onDrag: (id, runId, { clientX, clientY }) => {
      const before = interaction.drag.get();
      const known = before?.dropTarget ?? null;
      const key = runId === null ? null : laneKeyOf(runId);
      const isSame = before !== null && (known?.laneKey ?? null) === key;
      const dropTarget = isSame ? known : targetIn(id, runId);
      if (!isSame) {
        const stops = before?.stops ?? carriable(id);
        interaction.drag.set({ stops, by: 'pointer', dropTarget });
      }
      setDrag({ dropTarget, at: { x: clientX, y: clientY } });
    },
    onDrop: (_, runId) => {
      const done = interaction.drag.get();
      interaction.drag.set(null);
      setDrag(null);
      if (runId !== null && done?.dropTarget)
        void moves.send({ stops: done.stops, target: done.dropTarget.target });
    },
  };
  return { drag, events };
}
