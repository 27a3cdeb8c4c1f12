import type { Board } from '../board/mergeBoard';
import { createHandsStore } from './handsStore';
import { NO_SELECTION } from './selection';
import { laneOrder, stopIndex } from './stopIndex';
import type { Hands } from './useHands';

/** Empty hands over a board that is told anew whenever the day changes. */
export function createHands(): Hands & { setBoard: (board: Board | null) => void } {
  let board: Board | null = null;
  let order: (() => readonly number[]) | null = null;
  const selection = createHandsStore(NO_SELECTION);
  const find = (id: number) => (board && stopIndex(board).get(id)) ?? null;
  const shown = () => order?.() ?? (board ? laneOrder(board) : []);
  return {
    selection,
    cursor: createHandsStore<number | null>(null),
    said: createHandsStore(''),
    board: () => board,
    setBoard: (next) => {
      board = next;
    },
    order: shown,
    setOrder: (next) => {
      order = next;
    },
    find,
    held: () => {
      const { ids } = selection.get();
      if (ids.size === 0) return [];
      const inOrder = shown().filter((id) => ids.has(id));
      return [...new Set([...inOrder, ...ids])].flatMap((id) => find(id) ?? []);
    },
  };
}
