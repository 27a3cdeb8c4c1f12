import type { RunsOverview } from '../../contract/overview/runs';
import { useT } from '../../i18n/useT';
import { Nothing, OverviewCard, OverviewPending } from './OverviewCard';
import { RunLines } from './RunLines';

interface RunCardProps {
  query: { data?: RunsOverview | undefined; isError: boolean; refetch: () => unknown };
  crew: readonly ('driver_name' | 'vehicle_name')[];
}

/** Today's runs of a driver, a vehicle or a pattern. */
export function TodayCard({ query, crew }: RunCardProps) {
  const translate = useT();
  const { data } = query;
  return (
    <OverviewCard title={translate('overview.today')}>
      {!data && <OverviewPending query={query} />}
      {data?.today.length === 0 && <Nothing>{translate('overview.noRunToday')}</Nothing>}
      {data && data.today.length > 0 && <RunLines runs={data.today} crew={crew} />}
    </OverviewCard>
  );
}

/** The first runs of later days, as far as they are planned. */
export function NextShiftsCard({ query, crew }: RunCardProps) {
  const translate = useT();
  const { data } = query;
  // One sentence of a failure is enough.
  if (query.isError) return null;
  return (
    <OverviewCard title={translate('overview.nextShifts')}>
      {!data && <OverviewPending query={query} />}
      {data?.next.length === 0 && <Nothing>{translate('overview.noNextShift')}</Nothing>}
      {data && data.next.length > 0 && <RunLines runs={data.next} crew={crew} withDay />}
    </OverviewCard>
  );
}
