import { useMemo, useState } from 'react';
import { InteractionProvider } from '../board/InteractionProvider';
import { onlyOne } from '../board/boardFilters';
import { BoardViewContext } from '../board/boardView';
import { BoardWaiting } from '../board/BoardWaiting';
import { useBoard } from '../board/useBoard';
import { useTimedBoard } from '../board/useTimedBoard';
import { BoardClockContext, useBoardClock } from '../board/useBoardClock';
import { PageCommandsContext } from '../board/interaction/pageCommands';
import { PresenceProvider } from '../board/presence/PresenceProvider';
import { dateInZone, nextWorkday } from '../domain/time/dates';
import { readSession } from '../providers/session';
import { usePlanUrl } from './filters/usePlanUrl';
import { PlanActions } from './header/PlanActions';
import { usePlanCommands } from './header/usePlanCommands';
import { PlanDialogs } from './PlanDialogs';
import { PlanView } from './PlanView';
import { createPlanView, PlanFiltersContext, PlanViewContext } from './planView';

/** Planning a day: unassigned deliveries beside the runs (spec §2, /schedule/scheduling). */
export default function SchedulingPage() {
  // The office's own zone decides which day is today; each run uses the zone of its CDP.
  const zone = readSession()?.auth.time_zone ?? 'UTC';
  const clock = useBoardClock();
  const today = dateInZone(clock.now, zone);
  const url = usePlanUrl(nextWorkday(today));
  const { date, filters, showFilters, plan, showPlan } = url;
  const day = useTimedBoard(useBoard(date), clock.now);
  const [planView] = useState(createPlanView);
  const commands = usePlanCommands({ date, onDate: url.showDate, view: planView });
  const view = useMemo(() => ({ filters, showFilters }), [filters, showFilters]);
  const planFilters = useMemo(() => ({ plan, showPlan }), [plan, showPlan]);
  // Planning needs all runs of the day.
  if (!day.board || day.board.isPart)
    return <BoardWaiting error={day.error} onRetry={() => void day.refetch()} />;
  return (
    <BoardClockContext.Provider value={clock}>
      <BoardViewContext.Provider value={view}>
        <PlanFiltersContext.Provider value={planFilters}>
          <PlanViewContext.Provider value={planView}>
            <PageCommandsContext.Provider value={commands}>
              <InteractionProvider
                day={day}
                url={url}
                today={today}
                pageActions={<PlanActions date={date} />}
              >
                <PresenceProvider board={day.board} date={date}>
                  <PlanView board={day.board} day={day} url={url} today={today} />
                </PresenceProvider>
                <PlanDialogs date={date} cdpId={onlyOne(filters.cdpIds)} manifests={day.board.manifests} />
              </InteractionProvider>
            </PageCommandsContext.Provider>
          </PlanViewContext.Provider>
        </PlanFiltersContext.Provider>
      </BoardViewContext.Provider>
    </BoardClockContext.Provider>
  );
}
