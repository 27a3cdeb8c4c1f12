import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createValueStore, type ValueStore } from '../providers/valueStore';
import type { BoardFilters } from './boardFilters';

/** The visible part of the day, and functions that change the filters. */
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
 * The filters that were requested last; the board itself follows a moment later. A store and not a context
 * value: a changed context makes React search every row for consumers before it can paint the press.
 */
export const AskedFiltersContext = createContext<ValueStore<BoardFilters> | null>(null);

/** Stores the requested filters; the components that show them update in the same frame. */
export function useAskedStore(asked: BoardFilters): ValueStore<BoardFilters> {
  const [store] = useState(() => createValueStore(asked));
  useLayoutEffect(() => store.set(asked), [store, asked]);
  return store;
}

const hearNothing = () => () => undefined;

/** The requested filters, for controls that must show a press immediately. */
export function useAskedFilters(): BoardFilters {
  const { filters } = useBoardView();
  const store = useContext(AskedFiltersContext);
  return useSyncExternalStore(store?.subscribe ?? hearNothing, () => store?.get() ?? filters);
}
