import { findStop, type Board } from '../mergeBoard';
import type { StopDrag } from '../moves/stopDrag';
import type { PendingMove } from '../moves/pendingMoves';
import type { BoardTool } from './boardTool';
import { createValueStore } from '../../providers/valueStore';
import type { TrayEntry } from './resultTray';
import { NO_SELECTION } from './selection';
import { laneOrder, stopFinder } from './stopIndex';
import type { Interaction } from './useInteraction';

/** The initial state; `setBoard` is called at every change of the day. */
export function createInteraction(): Interaction & { setBoard: (board: Board | null) => void } {
  let board: Board | null = null;
  let shown: Board | null = null;
  let order: (() => readonly number[]) | null = null;
  const selection = createValueStore(NO_SELECTION);
  const cursor = createValueStore<number | null>(null);
  const find = (id: number) => board && findStop(board, id);
  const inOrderShown = () => order?.() ?? (shown ? laneOrder(shown) : []);
  const selected = () => {
    const { ids } = selection.get();
    if (ids.size === 0 || !board) return [];
    const inOrder = ids.size === 1 ? [] : inOrderShown().filter((id) => ids.has(id));
    const lookUp = stopFinder(board, ids.size);
    return [...new Set([...inOrder, ...ids])].flatMap((id) => lookUp(id) ?? []);
  };
  return {
    selection,
    cursor,
    onMap: createValueStore<{ runId: number; isPlayed?: boolean } | null>(null),
    hasMap: createValueStore(false),
    hovered: createValueStore<number | null>(null),
    pending: createValueStore<readonly PendingMove[]>([]),
    drag: createValueStore<StopDrag | null>(null),
    tool: createValueStore<BoardTool | null>(null),
    reveal: createValueStore<{ manifestId: number | null } | null>(null),
    tray: createValueStore<readonly TrayEntry[]>([]),
    said: createValueStore(''),
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
    selected,
    targetStops: () => {
      const stops = selected();
      const under = cursor.get();
      const stop = stops.length === 0 && under !== null ? find(under) : null;
      return stop ? [stop] : stops;
    },
  };
}
