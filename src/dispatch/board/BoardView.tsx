import clsx from 'clsx';
import { Alert } from '@mui/material';
import { memo, useCallback, useDeferredValue } from 'react';
import { useT } from '../../i18n/useT';
import { useLanguage } from '../../providers/LanguageProvider';
import { SelectedStopPanel } from '../../board/interaction/SelectedStopPanel';
import { StopInAddress } from '../../board/interaction/StopInAddress';
import { ResultTray } from '../../board/interaction/ResultTray';
import { SelectionBar } from '../../board/interaction/SelectionBar';
import { useDefaultView } from '../views/useDefaultView';
import { BoardHead } from './BoardHead';
import { BoardList } from './BoardList';
import { EmptyBoard } from './EmptyBoard';
import { NO_FILTERS } from '../../board/boardFilters';
import { MapBeside } from './MapBeside';
import { OrderedLanes } from './OrderedLanes';
import { LanesWaiting } from '../../board/LanesWaiting';
import { useBoardOnChannel } from '../../board/map/window/useBoardOnChannel';
import { BoardDrag } from '../../board/moves/BoardDrag';
import { usePendingBoard } from '../../board/moves/usePendingBoard';
import { NO_DAY, type Board } from '../../board/mergeBoard';
import type { useBoard } from '../../board/useBoard';
import type { useBoardUrl } from '../../board/useBoardUrl';
import { useClock } from '../../board/useBoardClock';
import { useBoardLayout } from '../../board/useBoardLayout';
import { useCutSince } from '../../ui/connection/useCutSince';
import { StaleNotice } from '../../board/StaleNotice';
import { useAnnouncedChanges } from './useAnnouncedChanges';
import { useShownBoard } from './useShownBoard';
import { useStopsByPhone } from './useStopsByPhone';
import textStyles from '../../ui/theme/text.module.css';
import styles from '../../board/boardPage.module.css';

interface BoardViewProps {
  day: ReturnType<typeof useBoard>;
  url: ReturnType<typeof useBoardUrl>;
  today: string;
}

/** Filters on top, the lanes, and the selected stop beside them. */
export function BoardView({ day, url, today }: BoardViewProps) {
  // Live changes render with low priority: a key or a press is handled first.
  const board = useDeferredValue(usePendingBoard(day.board ?? NO_DAY));
  const { isPlaceholder, error, refetch } = day;
  return <DrawnBoard {...{ board, isPlaceholder, error, refetch, url, today }} />;
}

interface DrawnBoardProps extends Omit<BoardViewProps, 'day'> {
  board: Board;
  isPlaceholder: boolean;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

const DrawnBoard = memo(function DrawnBoard(props: DrawnBoardProps) {
  const { board, url, today, error } = props;
  const isWhole = board !== NO_DAY && !board.isPart;
  const translate = useT();
  const language = useLanguage();
  const byPhone = useStopsByPhone(url.date, url.filters.text);
  const summary = useShownBoard(board, url.filters, { clock: useClock(), byPhone });
  const { shown } = summary;
  const { layout } = useBoardLayout();
  const cutSince = useCutSince(() => void props.refetch());
  useDefaultView();
  useAnnouncedChanges(board);
  useBoardOnChannel(url.date, url.filters);
  const { showFilters } = url;
  const showAll = useCallback(() => showFilters({ ...NO_FILTERS, finished: true }), [showFilters]);
  const isNothing = shown.manifests.length === 0 && shown.pool.length === 0;
  const isEmpty = isWhole && isNothing;
  // A list is sorted, so later runs would move the visible rows. Lanes are added after the existing ones.
  const isWaiting = !isWhole && (isNothing || layout === 'list');
  const lanes = <OrderedLanes board={board} shown={shown} language={language} />;
  return (
    <div
      className={clsx(styles.page, props.isPlaceholder && styles.isPlaceholder, cutSince && styles.isStale)}
      data-board
      aria-busy={props.isPlaceholder || !isWhole}
    >
      <h1 className={textStyles.visuallyHidden}>{translate('pages.dispatch')}</h1>
      <BoardHead board={board} summary={summary} url={url} today={today} />
      {error && !cutSince ? (
        <Alert severity="warning">
          {translate('dispatch.loadFailed')}. {error.message}
        </Alert>
      ) : null}
      {isEmpty ? (
        <EmptyBoard
          isFiltered={board.manifests.length > 0 || board.pool.length > 0}
          onClear={() => showFilters(NO_FILTERS)}
        />
      ) : (
        <BoardDrag className={styles.panes}>
          {isWaiting ? (
            <LanesWaiting />
          ) : layout === 'list' ? (
            <BoardList board={board} shown={shown} />
          ) : layout === 'map' ? (
            <MapBeside board={board} shown={shown} date={url.date}>
              {lanes}
            </MapBeside>
          ) : (
            lanes
          )}
          <SelectedStopPanel board={board} />
          <ResultTray />
        </BoardDrag>
      )}
      {cutSince ? <StaleNotice since={cutSince} /> : null}
      <SelectionBar board={board} shown={shown} />
      <p className={textStyles.visuallyHidden} id="board-keys">
        {translate('dispatch.keys')}
      </p>
      {/* Last: the lanes follow what it reveals. */}
      <StopInAddress board={board} isWhole={isWhole} showAll={showAll} />
    </div>
  );
});
