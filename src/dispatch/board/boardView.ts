import { createContext, useContext } from 'react';
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

/** The filters as they were pressed last, where the board follows a moment later. */
export const AskedFiltersContext = createContext<BoardFilters | null>(null);

/** For what is pressed itself, and has to show so at once. */
export function useAskedFilters(): BoardFilters {
  const { filters } = useBoardView();
  return useContext(AskedFiltersContext) ?? filters;
}
