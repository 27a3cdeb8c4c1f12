import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { isAllowed } from '../domain/access/access';
import { homeKind } from '../domain/access/homeKind';
import { PERMISSIONS } from '../domain/access/permissions';
import { todayCall } from '../contract/today/today';
import { dateInZone } from '../domain/time/dates';
import { MINUTE_MS } from '../domain/time/durations';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { operationZone } from '../providers/operationZone';
import { usePermissions } from '../providers/usePermissions';
import { LoadFailed } from '../ui/LoadFailed';
import { BagsAndCash } from './BagsAndCash';
import { DayCurve } from './DayCurve';
import { DayTiles } from './DayTiles';
import { NextDayCard, OnCallCard, UnassignedCard } from './DayCards';
import { PharmacyOrders } from './PharmacyOrders';
import { RunTimeline } from './RunTimeline';
import { WorstThings } from './WorstThings';
import { dayText } from '../providers/measures';

const REFRESH_MS = MINUTE_MS;

/** Today in numbers and pictures; each opens the stops that it counts. Refreshed every minute. */
export default function Today() {
  const translate = useT();
  const zone = operationZone();
  const date = dateInZone(new Date(), zone);
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['today', date],
    queryFn: ({ signal }) => readApi(todayCall, { query: { date } }, { signal }),
    refetchInterval: REFRESH_MS,
    retry: false,
  });
  const permissions = usePermissions();
  const kind = homeKind(!!data?.orders, permissions);
  const seesOnCall = isAllowed(PERMISSIONS.employees.driversOnCall, permissions);
  if (!data)
    return error ? (
      <LoadFailed onRetry={() => void refetch()}>{translate('today.failed')}</LoadFailed>
    ) : (
      <Skeleton variant="rounded" height={420} />
    );
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">{translate('today.title', { date: dayText(date) })}</Typography>
      {error ? (
        <LoadFailed severity="warning" onRetry={() => void refetch()}>
          {translate('today.failed')}
        </LoadFailed>
      ) : null}
      {kind === 'scheduler' ? <NextDayCard day={data.next_day} isWide /> : null}
      {data.orders ? <PharmacyOrders orders={data.orders} zone={zone} /> : null}
      <DayTiles view={data} />
      <Box sx={columns}>
        <Box sx={side}>
          <Box sx={stack}>
            <WorstThings things={data.worst} />
            {kind === 'pharmacy' ? null : <UnassignedCard view={data} />}
            {seesOnCall ? <OnCallCard view={data} /> : null}
          </Box>
          <Box sx={stack}>
            <BagsAndCash view={data} />
            {kind === 'dispatcher' ? <NextDayCard day={data.next_day} /> : null}
          </Box>
        </Box>
        <Box sx={stack}>
          <RunTimeline view={data} zone={zone} now={dataUpdatedAt} />
          <DayCurve points={data.curve} date={date} zone={zone} />
        </Box>
      </Box>
    </Box>
  );
}

const stack = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minWidth: 0,
} as const;

// Comes first, as it needs somebody; beside the runs where there is room, in two columns on a wide screen.
const side = {
  ...stack,
  '@media (min-width: 1100px)': { order: 1 },
  '@media (min-width: 1700px)': { order: 1, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

const columns = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(330px, 1fr)' },
  '@media (min-width: 1700px)': { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)' },
} as const;
