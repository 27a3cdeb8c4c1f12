import { useEffect, useEffectEvent, useRef } from 'react';
import { afterPaint } from '../../afterPaint';
import type { BoardFilters } from '../../boardFilters';
import { selectAll } from '../../interaction/selection';
import { useInteraction } from '../../interaction/useInteraction';
import { boardOfTab, boardOnPage } from './boardOfTab';
import { openMapChannel, type MapChannel } from './mapChannel';

/** The board's end of the channel: its day, filters and selection go to the map's window, its selection comes back. */
export function useBoardOnChannel(date: string, filters: BoardFilters): void {
  const { selection } = useInteraction();
  const channel = useRef<MapChannel<'board'> | null>(null);
  const say = useEffectEvent(() =>
    channel.current?.say({
      kind: 'state',
      board: boardOfTab(),
      date,
      filters,
      ids: [...selection.get().ids],
    }),
  );
  useEffect(() => {
    const opened = openMapChannel<'board'>((message) => {
      if (message.kind === 'hello') say();
      else if (message.board === boardOfTab()) selection.set(selectAll(message.ids));
    });
    channel.current = opened;
    boardOnPage.set(boardOfTab());
    // The row is marked first: a message costs a slow machine a tenth of the answer to a press.
    let stopWaiting = () => {};
    const forget = selection.subscribe(() => {
      stopWaiting();
      stopWaiting = afterPaint(say);
    });
    return () => {
      forget();
      stopWaiting();
      boardOnPage.set(null);
      channel.current = null;
      opened.close();
    };
  }, [selection]);
  useEffect(() => say(), [date, filters]);
}
