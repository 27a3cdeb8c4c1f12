import { memo, useDeferredValue, useMemo } from 'react';
import { dateInZone } from '../domain/time/dates';
import { readSession } from '../providers/session';
import '../board/board.css';
import { BoardView } from './board/BoardView';
import { AskedFiltersContext, BoardViewContext, useAskedStore } from '../board/boardView';
import { BoardFailed } from '../board/BoardFailed';
import { NO_DAY } from '../board/mergeBoard';
import { useAfterPaint } from '../board/useAfterPaint';
import { useBoard } from '../board/useBoard';
import { useTimedBoard } from '../board/useTimedBoard';
import { BoardClockContext, useBoardClock, useClock } from '../board/useBoardClock';
import { useBoardUrl } from '../board/useBoardUrl';
import { InteractionProvider } from '../board/InteractionProvider';
import { IssuesLink } from './issues/IssuesLink';
import { DoneRunsCsv } from './DoneRunsCsv';
import { PresenceProvider } from '../board/presence/PresenceProvider';

// What does not change while the day streams in is not drawn again for it.
const Issues = memo(IssuesLink);
const DoneRuns = memo(DoneRunsCsv);

/** The day on one screen: runs as lanes, the pool on the left, the selected stop on the right (spec §2, /dispatch). */
export default function DispatchPage() {
  // The office's own zone says which day is today; each run then speaks in the zone of its CDP.
  const zone = readSession()?.auth.time_zone ?? 'UTC';
  const clock = useBoardClock();
  const today = dateInZone(clock.now, zone);
  const { date, filters: asked, showDate, showFilters } = useBoardUrl(today);
  // What is pressed shows so at once; the day follows, and a key or the next press goes before it.
  const store = useAskedStore(asked);
  const filters = useAfterPaint(asked);
  const url = useMemo(
    () => ({ date, filters, showDate, showFilters }),
    [date, filters, showDate, showFilters],
  );
  return (
    <BoardClockContext.Provider value={clock}>
      <AskedFiltersContext.Provider value={store}>
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
  // The day is asked for once this page stands: its furniture is drawn while the answer is under way.
  const isFurnished = useDeferredValue(true, false);
  if (!isFurnished) return <div className="dispatch" aria-busy />;
  // A part of a day would pass for the day.
  if (day.error && (!day.board || day.board.isPart))
    return <BoardFailed error={day.error} onRetry={() => void day.refetch()} />;
  return (
    <BoardViewContext.Provider value={view}>
      <InteractionProvider day={day} url={url} today={today}>
        <Issues date={url.date} />
        <DoneRuns date={url.date} />
        <PresenceProvider board={day.board ?? NO_DAY} date={url.date}>
          <BoardView day={day} url={url} today={today} />
        </PresenceProvider>
      </InteractionProvider>
    </BoardViewContext.Provider>
  );
});
