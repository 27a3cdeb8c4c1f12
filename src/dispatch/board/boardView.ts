import { createContext, useContext } from 'react';
import type { BoardFilters } from './boardFilters';

/** What is shown of the day, and how to show something else. */
export interface BoardView {
  readonly filters: BoardFilters;
  readonly showFilters: (next: BoardFilters) => void;
}

export const BoardViewContext = createContext<BoardView | null>(null);

export function useBoardView(): BoardView {
  const view = useContext(BoardViewContext);
  if (!view) throw new Error('Filters need the board around them');
  return view;
}
