import { useState } from 'react';
import { inHeldOrder, isSameOrder } from './heldOrder';

/**
 * Keeps the order of a sorted list while the user interacts with it: a live change must not move another item
 * under the pointer. `isOutOfOrder` shows that the sorted order would differ now.
 *
 * @param idOf a stable function
 * @param question what was requested: a new question is shown in its own order at once
 */
export function useHeldOrder<Item>(
  sorted: readonly Item[],
  idOf: (item: Item) => number,
  { isHeld, question }: { isHeld: boolean; question: string },
) {
  const [frozen, setFrozen] = useState<{ question: string; ids: readonly number[] }>({ question, ids: [] });
  const isAnother = frozen.question !== question;
  const isOutOfOrder = !isSameOrder(sorted, frozen.ids, idOf);
  if (isOutOfOrder && (isAnother || !isHeld)) {
    setFrozen({ question, ids: sorted.map(idOf) });
    return { items: sorted, isOutOfOrder: false };
  }
  if (!isOutOfOrder) return { items: sorted, isOutOfOrder: false };
  const items = inHeldOrder(sorted, frozen.ids, idOf);
  return { items, isOutOfOrder: !isSameOrder(sorted, items.map(idOf), idOf) };
}
