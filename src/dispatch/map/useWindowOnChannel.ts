import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NO_FILTERS, type BoardFilters } from '../../board/boardFilters';
import {
  openMapChannel,
  type BoardMessage,
  type MapChannel,
  type ShownOnMap,
} from '../../board/map/window/mapChannel';
import { sayMapWindowAlive, sayMapWindowGone, writeRunOnMap } from '../../board/map/window/mapFlags';
import { MAP_ALIVE_LIFE } from '../../domain/time/timings';

/** Three signs of life before the last one is too old. */
const BEAT_MS = MAP_ALIVE_LIFE / 3;
/** The board that this window follows; the same after a reload. */
const FOLLOWED = 'MAP_FOLLOWS';

export interface FollowedBoard {
  readonly date: string;
  readonly filters: BoardFilters;
  readonly ids: readonly number[];
  /** Asked for by "show on map"; a new object for each request. */
  readonly shown: ShownOnMap | null;
}

/** The window's end of the channel: what the board shows, and how to tell it what was selected here. */
export function useWindowOnChannel(today: string) {
  const channel = useRef<MapChannel<'window'> | null>(null);
  const [followed, setFollowed] = useState<FollowedBoard>({
    date: today,
    filters: NO_FILTERS,
    ids: [],
    shown: null,
  });
  const hear = useEffectEvent((message: BoardMessage) => {
    const board = sessionStorage.getItem(FOLLOWED);
    if (message.kind === 'show') {
      const { date, eventId, runId } = message;
      if (message.board) sessionStorage.setItem(FOLLOWED, message.board);
      writeRunOnMap(runId);
      window.focus();
      setFollowed((before) => ({
        ...before,
        date,
        // What is asked for is shown, whatever the filters were.
        filters: message.board === null ? NO_FILTERS : before.filters,
        ids: eventId === null ? before.ids : [eventId],
        shown: { date, eventId, runId },
      }));
      // The board that is followed now says what it shows.
      if (message.board) channel.current?.say({ kind: 'hello' });
    } else if (board === null || board === message.board) {
      sessionStorage.setItem(FOLLOWED, message.board);
      const { date, filters, ids } = message;
      setFollowed((before) => ({ ...before, date, filters, ids }));
    }
  });
  useEffect(() => {
    const opened = openMapChannel<'window'>((message) => hear(message));
    channel.current = opened;
    opened.say({ kind: 'hello' });
    sayMapWindowAlive();
    const beat = setInterval(() => sayMapWindowAlive(), BEAT_MS);
    window.addEventListener('pagehide', sayMapWindowGone);
    return () => {
      clearInterval(beat);
      window.removeEventListener('pagehide', sayMapWindowGone);
      sayMapWindowGone();
      channel.current = null;
      opened.close();
    };
  }, []);
  const saySelected = (ids: readonly number[]) => {
    const board = sessionStorage.getItem(FOLLOWED);
    if (board) channel.current?.say({ kind: 'selected', board, ids });
  };
  const setFilters = (next: BoardFilters | ((before: BoardFilters) => BoardFilters)) =>
    setFollowed((before) => ({
      ...before,
      filters: typeof next === 'function' ? next(before.filters) : next,
    }));
  return { followed, saySelected, setFilters };
}
