import { useEffect, useEffectEvent, useMemo } from 'react';
import { BoardFailed } from '../../board/BoardFailed';
import { AskedFiltersContext, BoardViewContext, useAskedStore } from '../../board/boardView';
import { InteractionProvider } from '../../board/InteractionProvider';
import { stopIndex } from '../../board/interaction/stopIndex';
import { useInteraction, useShown } from '../../board/interaction/useInteraction';
import { selectAll } from '../../board/interaction/selection';
import { LazyDayMap } from '../../board/map/LazyDayMap';
import { readRunOnMap, writeRunOnMap } from '../../board/map/window/mapFlags';
import { NO_DAY, type Board } from '../../board/mergeBoard';
import { BoardDrag } from '../../board/moves/BoardDrag';
import { usePendingBoard } from '../../board/moves/usePendingBoard';
import { useBoard } from '../../board/useBoard';
import { BoardClockContext, useBoardClock, useClock } from '../../board/useBoardClock';
import { useTimedBoard } from '../../board/useTimedBoard';
import { dateInZone } from '../../domain/time/dates';
import { useT } from '../../i18n/useT';
import { dayText } from '../../providers/measures';
import { readSession } from '../../providers/session';
import { useNumber } from '../../ui/useNumber';
import { useShownBoard } from '../board/useShownBoard';
import { useStopsByPhone } from '../board/useStopsByPhone';
import { useWindowOnChannel, type FollowedBoard } from './useWindowOnChannel';
import textStyles from '../../ui/theme/text.module.css';
import styles from './mapPage.module.css';

const NO_WORK = () => undefined;

/** The day's map in a window of its own: it follows the board that opened it (spec §2, "The map window"). */
export default function MapPage() {
  const zone = readSession()?.auth.time_zone ?? 'UTC';
  const clock = useBoardClock();
  const today = dateInZone(clock.now, zone);
  const { followed, saySelected, setFilters } = useWindowOnChannel(today);
  const { date, filters } = followed;
  const store = useAskedStore(filters);
  const view = useMemo(() => ({ filters, showFilters: setFilters }), [filters, setFilters]);
  const url = useMemo(
    () => ({ date, filters, showDate: NO_WORK, showFilters: setFilters }),
    [date, filters, setFilters],
  );
  const day = useTimedBoard(useBoard(date), clock.now);
  if (day.error && !day.board) return <BoardFailed error={day.error} onRetry={() => void day.refetch()} />;
  return (
    <BoardClockContext.Provider value={clock}>
      <AskedFiltersContext.Provider value={store}>
        <BoardViewContext.Provider value={view}>
          <InteractionProvider day={day} url={url} today={today} pageActions={null}>
            <Following followed={followed} saySelected={saySelected} board={day.board ?? NO_DAY} />
          </InteractionProvider>
        </BoardViewContext.Provider>
      </AskedFiltersContext.Provider>
    </BoardClockContext.Provider>
  );
}

interface FollowingProps {
  followed: FollowedBoard;
  saySelected: (ids: readonly number[]) => void;
  board: Board;
}

function Following({ followed, saySelected, board: answered }: FollowingProps) {
  const translate = useT();
  const number = useNumber();
  const { selection, onMap } = useInteraction();
  const board = usePendingBoard(answered);
  const { date, filters, ids, shown: asked } = followed;
  const byPhone = useStopsByPhone(date, filters.text);
  const { shown } = useShownBoard(board, filters, { clock: useClock(), byPhone });
  useShown(shown);

  const say = useEffectEvent(() => {
    const here = [...selection.get().ids];
    // What came from the board is not sent back to it.
    if (here.join() !== ids.join()) saySelected(here);
  });
  useEffect(() => selection.subscribe(() => say()), [selection]);
  useEffect(() => selection.set(selectAll(ids)), [selection, ids]);

  // The run that was shown before a reload.
  const isWhole = board !== NO_DAY && !board.isPart;
  const showRun = useEffectEvent((runId: number | null) => {
    const isHere = runId !== null && board.manifests.some(({ id }) => id === runId);
    if (isHere) onMap.set({ runId });
  });
  useEffect(() => {
    if (isWhole) showRun(asked?.runId ?? readRunOnMap());
  }, [asked, isWhole]);
  useEffect(() => onMap.subscribe(() => writeRunOnMap(onMap.get()?.runId ?? null)), [onMap]);

  const [only] = ids;
  const held = ids.length === 1 && only !== undefined ? stopIndex(board).get(only) : undefined;
  return (
    <BoardDrag className={styles.page}>
      <header className={styles.head}>
        <h1>{translate('dayMap.window.title', { date: dayText(date) })}</h1>
        <span>
          {translate('dayMap.window.stops', {
            smart_count: countOf(shown),
            count: number(countOf(shown)),
          })}
        </span>
        {held ? <b>{held.event.participant_name}</b> : null}
      </header>
      <LazyDayMap board={board} shown={shown} date={date} />
      <p className={textStyles.visuallyHidden} id="board-keys">
        {translate('dispatch.keys')}
      </p>
    </BoardDrag>
  );
}

function countOf({ pool, manifests }: Board): number {
  return manifests.reduce((sum, { events }) => sum + events.length, pool.length);
}
