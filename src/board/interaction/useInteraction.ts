import { createContext, useContext, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { StopOnBoard } from '../actions/deliveryAction';
import type { Board } from '../mergeBoard';
import type { StopDrag } from '../moves/stopDrag';
import type { PendingMove } from '../moves/pendingMoves';
import type { BoardTool } from './boardTool';
import { type ValueStore, useValue } from './valueStore';
import type { TrayEntry } from './resultTray';
import { partWithin, type Selection } from './selection';

/** Selection, drag, cursor and messages of the board. Its identity never changes: components subscribe to the stores that they draw. */
export interface Interaction {
  readonly selection: ValueStore<Selection>;
  /** The stop on which the keyboard's cursor stands; read when a key is pressed. */
  readonly cursor: ValueStore<number | null>;
  /** The day as it is now; read when something happens. */
  readonly board: () => Board | null;
  /** What the filters leave of it. */
  readonly shown: () => Board | null;
  readonly setShown: (shown: Board) => void;
  /** What is shown, in reading order; ranges and "all" go by it. */
  readonly order: () => readonly number[];
  readonly setOrder: (order: () => readonly number[]) => void;
  readonly find: (eventId: number) => StopOnBoard | null;
  /** The selected stops that are still on the board, in reading order as far as they are shown. */
  readonly selected: () => readonly StopOnBoard[];
  /** What an action would be about: the selected stops, else the one under the cursor. */
  readonly targetStops: () => readonly StopOnBoard[];
  /** The run to bring into view, null for the pool; a new object each time. Followed by whoever draws the runs. */
  readonly reveal: ValueStore<{ readonly manifestId: number | null } | null>;
  /** Moves that the server has not answered yet. */
  readonly pending: ValueStore<readonly PendingMove[]>;
  /** Stops that are being dragged, by pointer or by keys. */
  readonly drag: ValueStore<StopDrag | null>;
  readonly tool: ValueStore<BoardTool | null>;
  /** Outcomes of commands over several stops. */
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

/** What is selected of these stops; for who draws only them. */
export function useSelectionWithin(stops: readonly { readonly id: number }[]): Selection {
  const { selection } = useInteraction();
  const part = useMemo(() => partWithin(stops), [stops]);
  return useSyncExternalStore(selection.subscribe, () => part(selection.get()));
}

/** Tells ranges and "select all" what is shown, in reading order. Called by whoever draws the stops. */
export function useShownOrder(order: () => readonly number[]): void {
  const { setOrder } = useInteraction();
  useEffect(() => setOrder(order), [order, setOrder]);
}

/** Passes on what the filters leave of the day. */
export function useShown(shown: Board): void {
  const { setShown } = useInteraction();
  useEffect(() => setShown(shown), [shown, setShown]);
}

/** Brings a run into view when somebody asks for it. Called by whoever draws the runs; null is the pool. */
export function useReveal(show: (manifestId: number | null) => void): void {
  const { reveal } = useInteraction();
  const onAsked = useEffectEvent(() => {
    const asked = reveal.get();
    if (asked) show(asked.manifestId);
  });
  useEffect(() => reveal.subscribe(() => onAsked()), [reveal]);
}
