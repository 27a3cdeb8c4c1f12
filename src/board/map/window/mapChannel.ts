import type { BoardFilters } from '../../boardFilters';

/** What the board says to the map's window. `board` tells the pages apart when several are open. */
export type BoardMessage =
  | {
      readonly kind: 'state';
      readonly board: string;
      readonly date: string;
      readonly filters: BoardFilters;
      readonly ids: readonly number[];
    }
  /** The window follows this board from now on, and shows what is asked. */
  | ({ readonly kind: 'show'; readonly board: string | null } & ShownOnMap);

/** What the window says: that it is there, or what was selected in it. */
export type WindowMessage =
  | { readonly kind: 'hello' }
  | { readonly kind: 'selected'; readonly board: string; readonly ids: readonly number[] };

/** A stop or a run of a day; both null: the day. */
export interface ShownOnMap {
  readonly date: string;
  readonly eventId: number | null;
  readonly runId: number | null;
}

/** Names of patients may be searched for: the channel is memory of this browser and is stored nowhere. */
const NAME = 'map-window';

interface Ends {
  board: { says: BoardMessage; hears: WindowMessage };
  window: { says: WindowMessage; hears: BoardMessage };
}

export interface MapChannel<End extends keyof Ends> {
  say: (message: Ends[End]['says']) => void;
  close: () => void;
}

/** One end of the channel between board and map window. */
export function openMapChannel<End extends keyof Ends>(
  hear: (message: Ends[End]['hears']) => void,
): MapChannel<End> {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<Ends[End]['hears']>) => hear(data));
  return { say: (message) => channel.postMessage(message), close: () => channel.close() };
}
