import { createContext, useContext, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { StopInHand } from '../actions/deliveryAction';
import type { Board } from '../mergeBoard';
import type { Carry } from '../moves/carry';
import type { PendingMove } from '../moves/pendingMoves';
import type { BoardTool } from './boardTool';
import { type HandsStore, useHandsStore } from './handsStore';
import type { TrayEntry } from './resultTray';
import { partWithin, type Selection } from './selection';

/** What a person holds on the board. Its identity never changes: parts follow the stores that they draw. */
export interface Hands {
  readonly selection: HandsStore<Selection>;
  /** The stop on which the keyboard's cursor stands; read when a key is pressed. */
  readonly cursor: HandsStore<number | null>;
  /** The day as it is now; read when something happens. */
  readonly board: () => Board | null;
  /** What the filters leave of it. */
  readonly shown: () => Board | null;
  readonly setShown: (shown: Board) => void;
  /** What is shown, in reading order; ranges and "all" go by it. */
  readonly order: () => readonly number[];
  readonly setOrder: (order: () => readonly number[]) => void;
  readonly find: (eventId: number) => StopInHand | null;
  /** The selected stops that are still on the board, in reading order as far as they are shown. */
  readonly held: () => readonly StopInHand[];
  /** What an action would be about: the selected stops, else the one under the cursor. */
  readonly atHand: () => readonly StopInHand[];
  /** The run to bring into view, null for the pool; a new object each time. Followed by whoever draws the runs. */
  readonly reveal: HandsStore<{ readonly manifestId: number | null } | null>;
  /** Moves that the server has not answered yet. */
  readonly pending: HandsStore<readonly PendingMove[]>;
  /** Stops on their way to another place. */
  readonly carry: HandsStore<Carry | null>;
  readonly tool: HandsStore<BoardTool | null>;
  /** Outcomes of commands over several stops. */
  readonly tray: HandsStore<readonly TrayEntry[]>;
  /** The last sentence for who hears the page instead of seeing it. */
  readonly said: HandsStore<string>;
}

export const HandsContext = createContext<Hands | null>(null);

export function useHands(): Hands {
  const hands = useContext(HandsContext);
  if (!hands) throw new Error('The board is drawn inside BoardHands');
  return hands;
}

export function useSelection(): Selection {
  return useHandsStore(useHands().selection);
}

/** What is selected of these stops; for who draws only them. */
export function useSelectionWithin(stops: readonly { readonly id: number }[]): Selection {
  const { selection } = useHands();
  const part = useMemo(() => partWithin(stops), [stops]);
  return useSyncExternalStore(selection.subscribe, () => part(selection.get()));
}

/** Tells ranges and "select all" what is shown, in reading order. Called by whoever draws the stops. */
export function useShownOrder(order: () => readonly number[]): void {
  const { setOrder } = useHands();
  useEffect(() => setOrder(order), [order, setOrder]);
}

/** Tells the hands what the filters leave of the day. */
export function useShown(shown: Board): void {
  const { setShown } = useHands();
  useEffect(() => setShown(shown), [shown, setShown]);
}

/** Brings a run into view when somebody asks for it. Called by whoever draws the runs; null is the pool. */
export function useReveal(show: (manifestId: number | null) => void): void {
  const { reveal } = useHands();
  const onAsked = useEffectEvent(() => {
    const asked = reveal.get();
    if (asked) show(asked.manifestId);
  });
  useEffect(() => reveal.subscribe(() => onAsked()), [reveal]);
}
