import { createContext, useContext, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { StopOnBoard } from '../actions/deliveryAction';
import type { Board } from '../mergeBoard';
import type { StopDrag } from '../moves/stopDrag';
import type { PendingMove } from '../moves/pendingMoves';
import type { BoardTool } from './boardTool';
import { type ValueStore, useValue } from '../../providers/valueStore';
import type { TrayEntry } from './resultTray';
import { partWithin, type Selection } from './selection';

/**
 * Selection, drag, cursor and messages of the board. Its identity never changes: components subscribe to the
 * stores that they use.
 */
export interface Interaction {
  readonly selection: ValueStore<Selection>;
  /** The stop under the keyboard's cursor; read when a key is pressed. */
  readonly cursor: ValueStore<number | null>;
  /** The stop under the pointer, in a list or on the map. */
  readonly hovered: ValueStore<number | null>;
  /** The run that the map shows, on request or because its line was pressed; a new object for each request. */
  readonly onMap: ValueStore<{ readonly runId: number; readonly isPlayed?: boolean } | null>;
  /** Whether the page has a map of the day. */
  readonly hasMap: ValueStore<boolean>;
  /** The current day; read in event handlers. */
  readonly board: () => Board | null;
  /** The board with filters applied. */
  readonly shown: () => Board | null;
  readonly setShown: (shown: Board) => void;
  /** The visible stops in reading order, for ranges and "select all". */
  readonly order: () => readonly number[];
  readonly setOrder: (order: () => readonly number[]) => void;
  readonly find: (eventId: number) => StopOnBoard | null;
  /** The selected stops that are still on the board; the visible ones in reading order. */
  readonly selected: () => readonly StopOnBoard[];
  /** The stops of the next action: the selected stops, else the one under the cursor. */
  readonly targetStops: () => readonly StopOnBoard[];
  /**
   * The run to scroll to, null for the pool; a new object for each request. Components that draw the runs
   * subscribe to it.
   */
  readonly reveal: ValueStore<{ readonly manifestId: number | null } | null>;
  /** Moves without an answer from the server yet. */
  readonly pending: ValueStore<readonly PendingMove[]>;
  /** Stops that are being dragged, by pointer or by keys. */
  readonly drag: ValueStore<StopDrag | null>;
  readonly tool: ValueStore<BoardTool | null>;
  /** Results of bulk commands. */
  readonly tray: ValueStore<readonly TrayEntry[]>;
  /** The last announcement to screen readers. */
  readonly said: ValueStore<string>;
}

export const InteractionContext = createContext<Interaction | null>(null);

export function useInteraction(): Interaction {
  const interaction = useContext(InteractionContext);
  if (!interaction) throw new Error('The board is drawn inside InteractionProvider');
  return interaction;
}

export function useSelection(): Selection {
  return useValue(useInteraction().selection);
}

/** Which of these stops are selected, for components that draw only them. */
export function useSelectionWithin(stops: readonly { readonly id: number }[]): Selection {
  const { selection } = useInteraction();
  const part = useMemo(() => partWithin(stops), [stops]);
  return useSyncExternalStore(selection.subscribe, () => part(selection.get()));
}

/**
 * Registers the visible stops in reading order, for ranges and "select all". Called by components that draw
 * the stops.
 */
export function useShownOrder(order: () => readonly number[]): void {
  const { setOrder } = useInteraction();
  useEffect(() => setOrder(order), [order, setOrder]);
}

/** Registers the board with filters applied. */
export function useShown(shown: Board): void {
  const { setShown } = useInteraction();
  useEffect(() => setShown(shown), [shown, setShown]);
}

/** Scrolls to a run on request; null is the pool. Called by components that draw the runs. */
export function useReveal(show: (manifestId: number | null) => void): void {
  const { reveal } = useInteraction();
  const onAsked = useEffectEvent(() => {
    const asked = reveal.get();
    if (asked) show(asked.manifestId);
  });
  useEffect(() => reveal.subscribe(() => onAsked()), [reveal]);
}
