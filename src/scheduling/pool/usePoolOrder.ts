import { useMemo, useState } from 'react';
import { stopIdOf } from '../../board/listRows';
import { useHeldOrder } from '../../board/useHeldOrder';
import type { EventView } from '../../domain/runs/dispatchView';
import { usePreference } from '../../providers/store';
import { sortPool, type PoolSort } from './sortPool';

/** Sort order of the unassigned deliveries, stored per user. */
const SORT_PREFERENCE = 'scheduling_sort';

/**
 * The unassigned deliveries in order. The order does not change while the pointer is over them.
 *
 * @param question what was requested: a new question is shown in its own order at once
 */
export function usePoolOrder(pool: readonly EventView[], question: string) {
  const [sort, setSort] = usePreference<PoolSort>(SORT_PREFERENCE, 'hardest');
  const [isHeld, setIsHeld] = useState(false);
  const sorted = useMemo(
    () => sortPool(pool, sort).map((event) => ({ event, manifest: null })),
    [pool, sort],
  );
  const { items, isOutOfOrder } = useHeldOrder(sorted, stopIdOf, {
    isHeld,
    question: `${sort} ${question}`,
  });
  const events = useMemo(() => items.map(({ event }) => event), [items]);
  return { events, isOutOfOrder, sort, setSort, setIsHeld };
}
