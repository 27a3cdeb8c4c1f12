import { Skeleton } from '@mui/material';
import { useMemo } from 'react';
import { dateInZone } from '../../domain/time/dates';
import { useT } from '../../i18n/useT';
import { readSession } from '../../providers/session';
import { BoardClockContext, useBoardClock } from '../../board/useBoardClock';
import { LoadFailed } from '../../ui/LoadFailed';
import { countIssues, filterIssues } from './filterIssues';
import { IssueHead } from './IssueHead';
import { IssuesAround } from './IssuesAround';
import { IssuesBody } from './IssuesBody';
import { LiveDay } from '../../board/day/LiveDay';
import { useIssueSelection } from './useIssueSelection';
import { useIssueChoices } from './useIssueChoices';
import { useIssues } from './useIssues';
import { useIssueUrl } from './useIssueUrl';
import styles from './issues.module.css';

/** A stream has at most twenty topics, and the frame needs some. */
const MOST_DAYS = 10;

/** `/dispatch/issues`: failed and unattended stops up to a day (spec §2). */
export default function IssuesPage() {
  const translate = useT();
  const zone = readSession()?.auth.time_zone ?? 'UTC';
  const me = readSession()?.auth.id ?? null;
  const clock = useBoardClock();
  const today = dateInZone(clock.now, zone);
  const { date, filters, showDate, showFilters } = useIssueUrl(today);
  const { issues, found, error, refetch } = useIssues(date, filters);
  const choices = useIssueChoices(issues);
  const shown = useMemo(() => filterIssues(found ?? [], filters, { date, me }), [found, filters, date, me]);
  const days = [...new Set([date, today, ...(issues ?? []).map((issue) => issue.delivery_date)])];
  return (
    <div className={styles.page}>
      {days.slice(0, MOST_DAYS).map((day) => (
        <LiveDay key={day} date={day} onChange={() => void refetch()} />
      ))}
      <IssueHead
        date={date}
        today={today}
        filters={filters}
        choices={choices}
        counts={countIssues(issues ?? [], date)}
        onDate={showDate}
        onFilters={showFilters}
      />
      {error ? (
        <LoadFailed severity={issues ? 'warning' : 'error'} onRetry={() => void refetch()}>
          {translate('issues.failed')}
        </LoadFailed>
      ) : null}
      {!issues && !error ? <Skeleton variant="rounded" height={320} /> : null}
      {issues ? (
        <BoardClockContext.Provider value={clock}>
          <IssuesAround issues={issues} refetch={refetch}>
            <IssuesWithSelection issues={issues} shown={shown} onAll={() => showFilters(null)} />
          </IssuesAround>
        </BoardClockContext.Provider>
      ) : null}
    </div>
  );
}

type BodyProps = Omit<Parameters<typeof IssuesBody>[0], 'selection'>;

/** The selection needs the provider of the actions around it. */
function IssuesWithSelection(props: BodyProps) {
  const selection = useIssueSelection(props.issues);
  return <IssuesBody {...props} selection={selection} />;
}
