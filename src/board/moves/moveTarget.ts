import type { EventView, ManifestView } from '../../domain/runs/dispatchView';
import type { Board } from '../mergeBoard';

/** Target of a move. */
export interface MoveTarget {
  /** Null: to the unassigned ones of the day. */
  readonly manifestId: number | null;
  /** Place of the first stop in the changed run, 1…n; undefined is the end of the queue. */
  readonly at?: number;
}

/**
 * The place in the whole run that a slot between two visible stops means, without the moved stops: right
 * after the visible stop above, else right before the one below.
 *
 * @param shown the visible stops of the run, filters applied
 * @param slot 0 is above the first visible stop
 */
export function placeOfSlot(
  events: readonly EventView[],
  shown: readonly EventView[],
  slot: number,
  moving: ReadonlySet<number>,
): number | undefined {
  const staying = events.filter((event) => !moving.has(event.id));
  const indexOf = (event: EventView | undefined) =>
    event ? staying.findIndex(({ id }) => id === event.id) : -1;
  const above = shown.slice(0, slot).findLast((event) => !moving.has(event.id));
  if (above) return indexOf(above) + 2;
  const below = shown.slice(slot).find((event) => !moving.has(event.id));
  return below ? indexOf(below) + 1 : undefined;
}

/**
 * The board after the move, shown until the server answers. Places are renumbered; times stay the same until
 * the server sends new ones.
 *
 * @param ids in the requested order
 */
export function withMove(board: Board, ids: readonly number[], target: MoveTarget): Board {
  const moving = new Set(ids);
  const found = new Map<number, EventView>();
  for (const event of [...board.pool, ...board.manifests.flatMap((manifest) => manifest.events)]) {
    if (moving.has(event.id)) found.set(event.id, event);
  }
  const moved = ids.flatMap((id) => found.get(id) ?? []);
  const without = (events: readonly EventView[]) =>
    events.some((event) => moving.has(event.id)) ? events.filter((event) => !moving.has(event.id)) : events;
  const manifests = board.manifests.map((manifest): ManifestView => {
    const staying = without(manifest.events);
    if (manifest.id !== target.manifestId)
      return staying === manifest.events ? manifest : { ...manifest, events: counted([...staying]) };
    const index = Math.min((target.at ?? staying.length + 1) - 1, staying.length);
    const here = moved.map((event) => ({ ...event, delivery_manifest_id: manifest.id }));
    return { ...manifest, events: counted([...staying.slice(0, index), ...here, ...staying.slice(index)]) };
  });
  const pooled = moved.map((event) => ({ ...event, delivery_manifest_id: null, secuence: null, eta: null }));
  const pool = target.manifestId === null ? [...without(board.pool), ...pooled] : without(board.pool);
  return { ...board, manifests, pool };
}

function counted(events: EventView[]): EventView[] {
  return events.map((event, index) =>
    event.secuence === index + 1 ? event : { ...event, secuence: index + 1 },
  );
}
