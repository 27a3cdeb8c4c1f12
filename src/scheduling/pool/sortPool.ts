import type { EventView } from '../../domain/runs/dispatchView';
import { hardness } from '../../domain/planning/hardToPlace';
import { placeOf } from '../filters/placeOf';

/** Sort orders of the unassigned deliveries. */
export const POOL_SORTS = ['hardest', 'window', 'place', 'age', 'name'] as const;
export type PoolSort = (typeof POOL_SORTS)[number];

/** Unknown values sort last: "~" comes after every digit and letter. */
const LAST = '~';

/** More than the sum of all reasons. */
const HARDEST = 9999;

const KEYS: Record<PoolSort, (event: EventView) => string> = {
  hardest: (event) =>
    `${String(HARDEST - hardness(event)).padStart(4, '0')} ${event.delivery_end_time ?? LAST}`,
  window: ({ delivery_end_time: end, delivery_start_time: start }) => `${end ?? LAST} ${start ?? LAST}`,
  place: ({ destination_full_address: address }) => {
    const { city, zip } = placeOf(address);
    return `${zip || LAST} ${city} ${address ?? ''}`;
  },
  age: ({ created_at: at }) => at,
  name: ({ participant_name: name }) => name ?? LAST,
};

/** Returns a sorted copy; of equal ones, rush comes first, then older ones. */
export function sortPool(pool: readonly EventView[], by: PoolSort): EventView[] {
  const keyed = pool.map((event) => ({ event, key: KEYS[by](event) }));
  keyed.sort((a, b) => {
    if (a.key !== b.key) return a.key < b.key ? -1 : 1;
    return Number(b.event.is_rush) - Number(a.event.is_rush) || a.event.id - b.event.id;
  });
  return keyed.map(({ event }) => event);
}
