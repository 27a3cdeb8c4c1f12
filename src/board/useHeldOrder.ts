import { useState } from 'react';
import { inHeldOrder, isSameOrder, type ListRow } from './listRows';

/**
 * Keeps the order of a sorted list while the user interacts with it: a live change of an ETA must not move
 * another stop under the pointer. `isOutOfOrder` shows that the sorted order would differ now.
 *
 * @param question what was requested: a new question is shown in its own order at once
 */
export function useHeldOrder(sorted: readonly ListRow[], isHeld: boolean, question: string) {
  const [frozen, setFrozen] = useState<{ question: string; ids: readonly number[] }>({ question, ids: [] });
  const isAnother = frozen.question !== question;
  const isOutOfOrder = !isSameOrder(sorted, frozen.ids);
  if (isOutOfOrder && (isAnother || !isHeld)) {
    const ids = sorted.map((row) => row.event.id);
    setFrozen({ question, ids });
    return { rows: sorted, isOutOfOrder: false };
  }
  if (!isOutOfOrder) return { rows: sorted, isOutOfOrder: false };
  const rows = inHeldOrder(sorted, frozen.ids);
  return {
    rows,
    isOutOfOrder: !isSameOrder(
      sorted,
      rows.map((row) => row.event.id),
    ),
  };
}
