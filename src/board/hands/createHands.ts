import { findStop, type Board } from '../mergeBoard';
import type { Carry } from '../moves/carry';
import type { PendingMove } from '../moves/pendingMoves';
import type { BoardTool } from './boardTool';
import { createHandsStore } from './handsStore';
import type { TrayEntry } from './resultTray';
import { NO_SELECTION } from './selection';
import { laneOrder, stopFinder } from './stopIndex';
import type { Hands } from './useHands';

/** Empty hands over a board that is told anew whenever the day changes. */
export function createHands(): Hands & { setBoard: (board: Board | null) => void } {
  let board: Board | null = null;
  let shown: Board | null = null;
  let order: (() => readonly number[]) | null = null;
  const selection = createHandsStore(NO_SELECTION);
  const cursor = createHandsStore<number | null>(null);
  const find = (id: number) => board && findStop(board, id);
  const inOrderShown = () => order?.() ?? (shown ? laneOrder(shown) : []);
  const held = () => {
    const { ids } = selection.get();
    if (ids.size === 0 || !board) return [];
    const inOrder = ids.size === 1 ? [] : inOrderShown().filter((id) => ids.has(id));
    const lookUp = stopFinder(board, ids.size);
    return [...new Set([...inOrder, ...ids])].flatMap((id) => lookUp(id) ?? []);
  };
  return {
    selection,
    cursor,
    pending: createHandsStore<readonly PendingMove[]>([]),
    carry: createHandsStore<Carry | null>(null),
    tool: createHandsStore<BoardTool | null>(null),
    reveal: createHandsStore<{ manifestId: number | null } | null>(null),
    tray: createHandsStore<readonly TrayEntry[]>([]),
    said: createHandsStore(''),
    board: () => board,
    setBoard: (next) => {
      board = next;
    },
    shown: () => shown ?? board,
    setShown: (next) => {
      shown = next;
    },
    order: inOrderShown,
    setOrder: (next) => {
      order = next;
    },
    find,
    held,
    atHand: () => {
      const stops = held();
      const under = cursor.get();
      const stop = stops.length === 0 && under !== null ? find(under) : null;
      return stop ? [stop] : stops;
    },
  };
}
