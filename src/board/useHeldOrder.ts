import { useState } from 'react';
import { inHeldOrder, isSameOrder, type ListRow } from './listRows';

/**
 * Keeps the order of a sorted list while somebody holds it: a live change of an ETA must not slide another stop under
 * the pointer. `isOutOfOrder` says that the order would be another one by now.
 *
 * @param question what was asked for: another question is answered in its own order at once
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
