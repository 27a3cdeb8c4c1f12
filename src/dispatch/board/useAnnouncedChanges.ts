import { useEffect, useEffectEvent, useRef } from 'react';
import { useT } from '../../i18n/useT';
import { useInteraction } from '../../board/interaction/useInteraction';
import { boardNews } from './boardNews';
import type { Board } from '../../board/mergeBoard';
import { useClock } from '../../board/useBoardClock';

/** Changes are announced together, so that a busy minute does not produce continuous speech. Milliseconds. */
const GATHER_MS = 10_000;
/** More names than this are a number. */
const MOST_NAMES = 3;

/** Announces arrivals and new lateness to screen readers. */
export function useAnnouncedChanges(board: Board): void {
  const translate = useT();
  const { said } = useInteraction();
  const clock = useClock();
  const announced = useRef(board);
  const announce = useEffectEvent(() => {
    const { closed, late, missed } = boardNews(announced.current, board, clock);
    announced.current = board;
    const named = (news: 'Missed' | 'Late', names: readonly string[]) =>
      names.length > MOST_NAMES
        ? [translate(`board.news${news}Many`, { smart_count: names.length })]
        : names.map((name) => translate(`board.news${news}`, { name }));
    const sentences = [
      ...(closed > 0 ? [translate('board.newsClosed', { smart_count: closed })] : []),
      ...named('Missed', missed),
      ...named('Late', late),
    ];
    if (sentences.length > 0) said.set(sentences.join('. '));
  });
  useEffect(() => {
    const timer = setInterval(() => announce(), GATHER_MS);
    return () => clearInterval(timer);
  }, []);
}
