import { useMemo, useState } from 'react';
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
  const [sort, setSort] = usePreference<PoolSort>(SORT_PREFERENCE, 'window');
  const [isHeld, setIsHeld] = useState(false);
  const sorted = useMemo(
    () => sortPool(pool, sort).map((event) => ({ event, manifest: null })),
    [pool, sort],
  );
  const { rows, isOutOfOrder } = useHeldOrder(sorted, isHeld, `${sort} ${question}`);
  const events = useMemo(() => rows.map(({ event }) => event), [rows]);
  return { events, isOutOfOrder, sort, setSort, setIsHeld };
}
