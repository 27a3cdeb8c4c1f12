import { useState } from 'react';
import { inHeldOrder, isSameOrder, type ListRow } from './listRows';

/**
 * Keeps the order of a sorted list while the user interacts with it: a live change of an ETA must not move
 * another stop under the pointer. `isOutOfOrder` shows that the sorted order would differ now.
 *
 * @param question what was requested: a new question is shown in its own order at once
 */
export function useHeldOrder(sorted: readonly ListRow[], isHeld: boolean, question: string) {
  const [held, setHeld] = useState<{ question: string; ids: readonly number[] }>({ question, ids: [] });
  const isAnother = held.question !== question;
  const isOutOfOrder = !isSameOrder(sorted, held.ids);
  if (isOutOfOrder && (isAnother || !isHeld)) {
    const ids = sorted.map((row) => row.event.id);
    setHeld({ question, ids });
    return { rows: sorted, isOutOfOrder: false };
  }
  if (!isOutOfOrder) return { rows: sorted, isOutOfOrder: false };
  const rows = inHeldOrder(sorted, held.ids);
  return {
    rows,
    isOutOfOrder: !isSameOrder(
      sorted,
      rows.map((row) => row.event.id),
    ),
  };
}
