import { useEffect, useEffectEvent, useRef } from 'react';
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
    const forget = selection.subscribe(() => say());
    return () => {
      forget();
      boardOnPage.set(null);
      channel.current = null;
      opened.close();
    };
  }, [selection]);
  useEffect(() => say(), [date, filters]);
}
