import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createValueStore, type ValueStore } from '../providers/valueStore';
import { afterPaint } from './afterPaint';
import type { BoardFilters } from './boardFilters';
import type { BoardView } from './boardView';

/**
 * Filters whose controls show a press in its own frame; address and day follow when that frame is painted. Writing the
 * address alone costs a slow machine as much as drawing the press.
 *
 * @param filters of the address
 */
export function useFiltersAtOnce({ filters, showFilters }: BoardView): {
  asked: ValueStore<BoardFilters>;
  showFilters: BoardView['showFilters'];
} {
  const [asked] = useState(() => createValueStore(filters));
  const stopWriting = useRef<(() => void) | null>(null);
  // A link and "go back" change the address; one that a press is about to change has nothing to say.
  useLayoutEffect(() => {
    if (!stopWriting.current) asked.set(filters);
  }, [asked, filters]);
  // Another page has an address of its own.
  useEffect(() => () => stopWriting.current?.(), []);
  const show = useCallback<BoardView['showFilters']>(
    (next) => {
      const wanted = typeof next === 'function' ? next(asked.get()) : next;
      asked.set(wanted);
      stopWriting.current?.();
      stopWriting.current = afterPaint(() => {
        stopWriting.current = null;
        startTransition(() => showFilters(wanted));
      });
    },
    [asked, showFilters],
  );
  return { asked, showFilters: show };
}
