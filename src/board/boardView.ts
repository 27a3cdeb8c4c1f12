import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createValueStore, type ValueStore } from './interaction/valueStore';
import type { BoardFilters } from './boardFilters';

/** What is shown of the day, and how to show something else: other filters, or what becomes of those asked for last. */
export interface BoardView {
  readonly filters: BoardFilters;
  readonly showFilters: (next: BoardFilters | ((asked: BoardFilters) => BoardFilters)) => void;
}

export const BoardViewContext = createContext<BoardView | null>(null);

export function useBoardView(): BoardView {
  const view = useContext(BoardViewContext);
  if (!view) throw new Error('Filters need the board around them');
  return view;
}

/**
 * The filters as they were pressed last, where the board follows a moment later. A store, as a context that changes makes
 * React look through every row for its readers before the press can be drawn.
 */
export const AskedFiltersContext = createContext<ValueStore<BoardFilters> | null>(null);

/** Holds what is asked for those who show it; they are drawn in the same picture. */
export function useAskedStore(asked: BoardFilters): ValueStore<BoardFilters> {
  const [store] = useState(() => createValueStore(asked));
  useLayoutEffect(() => store.set(asked), [store, asked]);
  return store;
}

const hearNothing = () => () => undefined;

/** For what is pressed itself, and has to show so at once. */
export function useAskedFilters(): BoardFilters {
  const { filters } = useBoardView();
  const store = useContext(AskedFiltersContext);
  return useSyncExternalStore(store?.subscribe ?? hearNothing, () => store?.get() ?? filters);
}
