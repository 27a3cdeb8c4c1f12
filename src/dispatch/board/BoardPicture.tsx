import { Alert } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useLanguage } from '../../providers/LanguageProvider';
import { HeldStopPanel } from '../hands/HeldStopPanel';
import { ResultTray } from '../hands/ResultTray';
import { SelectionBar } from '../hands/SelectionBar';
import { useDefaultView } from '../views/useDefaultView';
import { BoardHead } from './BoardHead';
import { BoardList } from './BoardList';
import { EmptyBoard } from './EmptyBoard';
import { NO_FILTERS } from './boardFilters';
import { Lanes } from './Lanes';
import { useShown } from '../hands/useHands';
import { BoardDrag } from '../moves/BoardDrag';
import { usePendingBoard } from '../moves/usePendingBoard';
import type { Board } from './mergeBoard';
import type { useBoard } from './useBoard';
import type { useBoardUrl } from './useBoardUrl';
import { useClock } from './useBoardClock';
import { useBoardLayout } from './useBoardLayout';
import { useCutSince } from './useCutSince';
import { StaleNotice } from './StaleNotice';
import { useSpokenNews } from './useSpokenNews';
import { useShownBoard } from './useShownBoard';

interface BoardPictureProps {
  board: Board;
  day: ReturnType<typeof useBoard>;
  url: ReturnType<typeof useBoardUrl>;
  today: string;
}

/** Filters on top, the lanes, and the selected stop beside them. */
export function BoardPicture({ board: answered, day, url, today }: BoardPictureProps) {
  const board = usePendingBoard(answered);
  const translate = useTranslate();
  const language = useLanguage();
  const picture = useShownBoard(board, url.filters, useClock());
  const { shown } = picture;
  useShown(shown);
  const { layout } = useBoardLayout();
  const cutSince = useCutSince(() => void day.refetch());
  useDefaultView();
  useSpokenNews(board);
  const isEmpty = shown.manifests.length === 0 && shown.pool.length === 0;
  return (
    <div
      className={`dispatch${day.isPlaceholder ? ' is-placeholder' : ''}${cutSince ? ' is-stale' : ''}`}
      aria-busy={day.isPlaceholder}
    >
      <h1 className="visually-hidden">{translate('pages.dispatch')}</h1>
      <BoardHead board={board} picture={picture} url={url} today={today} />
      {day.error && !cutSince ? (
        <Alert severity="warning">
          {translate('dispatch.loadFailed')}. {day.error.message}
        </Alert>
      ) : null}
      {isEmpty ? (
        <EmptyBoard
          isFiltered={board.manifests.length > 0 || board.pool.length > 0}
          onClear={() => url.showFilters(NO_FILTERS)}
        />
      ) : (
        <BoardDrag className="board-and-panel">
          {layout === 'list' ? (
            <BoardList shown={shown} />
          ) : (
            <Lanes board={board} shown={shown} language={language} />
          )}
          <HeldStopPanel board={board} />
          <ResultTray />
        </BoardDrag>
      )}
      {cutSince ? <StaleNotice since={cutSince} /> : null}
      <SelectionBar board={board} shown={shown} />
      <p className="visually-hidden" id="board-keys">
        {translate('dispatch.keys')}
      </p>
    </div>
  );
}
