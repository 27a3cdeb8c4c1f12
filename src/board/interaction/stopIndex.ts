import type { StopOnBoard } from '../actions/deliveryAction';
import { findStop, type Board } from '../mergeBoard';
import type { ShownLane } from '../moves/stopDrag';
import { laneKeyOf } from './laneKey';

const indexes = new WeakMap<Board, ReadonlyMap<number, StopOnBoard>>();

/** Every stop of a day by its id; built one time per state of the board, when first needed. */
export function stopIndex(board: Board): ReadonlyMap<number, StopOnBoard> {
  const known = indexes.get(board);
  if (known) return known;
  const index = new Map<number, StopOnBoard>();
  for (const event of board.pool) index.set(event.id, { event, manifest: null });
  for (const manifest of board.manifests) {
    for (const event of manifest.events) index.set(event.id, { event, manifest });
  }
  indexes.set(board, index);
  return index;
}

/** For more lookups than this an index is built. */
const MAX_WITHOUT_INDEX = 20;

/** Returns a lookup function for this number of stops of a day. */
export function stopFinder(board: Board, howMany: number): (id: number) => StopOnBoard | undefined {
  if (howMany <= MAX_WITHOUT_INDEX && !indexes.has(board)) return (id) => findStop(board, id) ?? undefined;
  const index = stopIndex(board);
  return (id) => index.get(id);
}

/** The stops in lane order: the pool first, then run by run. */
export function laneOrder(board: Board): number[] {
  return [...board.pool, ...board.manifests.flatMap((manifest) => manifest.events)].map((event) => event.id);
}

/** The rendered lanes, from left to right. */
export function shownLanes(shown: Board | null): readonly ShownLane[] {
  if (!shown) return [];
  return [
    { key: laneKeyOf(null), manifest: null, events: shown.pool },
    ...shown.manifests.map((manifest) => ({
      key: laneKeyOf(manifest.id),
      manifest,
      events: manifest.events,
    })),
  ];
}
