import { memo, useDeferredValue, useMemo } from 'react';
import { dateInZone } from '../domain/time/dates';
import { readSession } from '../providers/session';
import { BoardView } from './board/BoardView';
import { AskedFiltersContext, BoardViewContext } from '../board/boardView';
import { BoardFailed } from '../board/BoardFailed';
import { NO_DAY } from '../board/mergeBoard';
import { useBoard } from '../board/useBoard';
import { useTimedBoard } from '../board/useTimedBoard';
import { BoardClockContext, useBoardClock, useClock } from '../board/useBoardClock';
import { useBoardUrl } from '../board/useBoardUrl';
import { useFiltersAtOnce } from '../board/useFiltersAtOnce';
import { InteractionProvider } from '../board/InteractionProvider';
import { BoardPageActions } from './BoardPageActions';
import { PresenceProvider } from '../board/presence/PresenceProvider';
import styles from '../board/boardPage.module.css';

// Memoized: does not change while the day is loading.
const HeadActions = memo(BoardPageActions);

/** The day on one screen: runs as lanes, the pool on the left, the selected stop on the right (spec §2, /dispatch). */
export default function DispatchPage() {
  // The office's own zone decides which day is today; each run uses the zone of its CDP.
  const zone = readSession()?.auth.time_zone ?? 'UTC';
  const clock = useBoardClock();
  const today = dateInZone(clock.now, zone);
  const { date, filters: ofAddress, showDate, showFilters: writeFilters } = useBoardUrl(today);
  // A press is shown at once; the day follows later, so that a key or the next press is handled first.
  const { asked, showFilters } = useFiltersAtOnce({ filters: ofAddress, showFilters: writeFilters });
  const filters = useDeferredValue(ofAddress);
  const url = useMemo(
    () => ({ date, filters, showDate, showFilters }),
    [date, filters, showDate, showFilters],
  );
  return (
    <BoardClockContext.Provider value={clock}>
      <AskedFiltersContext.Provider value={asked}>
        <Day url={url} today={today} />
      </AskedFiltersContext.Provider>
    </BoardClockContext.Provider>
  );
}

interface DayProps {
  url: ReturnType<typeof useBoardUrl>;
  today: string;
}

const Day = memo(function Day({ url, today }: DayProps) {
  const { filters, showFilters } = url;
  const day = useTimedBoard(useBoard(url.date), useClock().now);
  const view = useMemo(() => ({ filters, showFilters }), [filters, showFilters]);
  // The day is requested when this page is mounted: toolbar and placeholders render while the answer is
  // loading.
  const isFurnished = useDeferredValue(true, false);
  if (!isFurnished) return <div className={styles.page} aria-busy />;
  // An incomplete day would look complete.
  if (day.error && (!day.board || day.board.isPart))
    return <BoardFailed error={day.error} onRetry={() => void day.refetch()} />;
  return (
    <BoardViewContext.Provider value={view}>
      <InteractionProvider day={day} url={url} today={today} pageActions={<HeadActions date={url.date} />}>
        <PresenceProvider board={day.board ?? NO_DAY} date={url.date}>
          <BoardView day={day} url={url} today={today} />
        </PresenceProvider>
      </InteractionProvider>
    </BoardViewContext.Provider>
  );
});
