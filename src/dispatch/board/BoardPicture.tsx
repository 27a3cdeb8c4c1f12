import { Alert } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useLanguage } from '../../providers/LanguageProvider';
import { HeldStopPanel } from '../hands/HeldStopPanel';
import { ResultTray } from '../hands/ResultTray';
import { SelectionBar } from '../hands/SelectionBar';
import { BoardHead } from './BoardHead';
import { EmptyBoard } from './EmptyBoard';
import { NO_FILTERS } from './boardFilters';
import { Lanes } from './Lanes';
import type { Board } from './mergeBoard';
import type { useBoard } from './useBoard';
import type { useBoardUrl } from './useBoardUrl';
import { useClock } from './useBoardClock';
import { useShownBoard } from './useShownBoard';

interface BoardPictureProps {
  board: Board;
  day: ReturnType<typeof useBoard>;
  url: ReturnType<typeof useBoardUrl>;
  today: string;
}

/** Filters on top, the lanes, and the selected stop beside them. */
export function BoardPicture({ board, day, url, today }: BoardPictureProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const picture = useShownBoard(board, url.filters, useClock());
  const { shown } = picture;
  const isEmpty = shown.manifests.length === 0 && shown.pool.length === 0;
  return (
    <div className={`dispatch${day.isPlaceholder ? ' is-placeholder' : ''}`} aria-busy={day.isPlaceholder}>
      <h1 className="visually-hidden">{translate('pages.dispatch')}</h1>
      <BoardHead board={board} picture={picture} url={url} today={today} />
      {day.error ? (
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
        <div className="board-and-panel">
          <Lanes board={board} shown={shown} language={language} />
          <HeldStopPanel board={board} />
          <ResultTray />
        </div>
      )}
      <SelectionBar board={board} shown={shown} />
      <p className="visually-hidden" id="board-keys">
        {translate('dispatch.keys')}
      </p>
    </div>
  );
}
