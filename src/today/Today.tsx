import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { todayCall } from '../contract/today/today';
import { dateInZone, formatDateInput } from '../domain/time/dates';
import { MINUTE_MS } from '../domain/time/durations';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { operationZone } from '../providers/operationZone';
import { LoadFailed } from '../ui/LoadFailed';
import { DayCurve } from './DayCurve';
import { DayTiles } from './DayTiles';
import { NextDayCard, OnCallCard, UnassignedCard } from './DayCards';
import { RunTimeline } from './RunTimeline';
import { WorstStops } from './WorstStops';

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
  if (!data)
    return error ? (
      <LoadFailed onRetry={() => void refetch()}>{translate('today.failed')}</LoadFailed>
    ) : (
      <Skeleton variant="rounded" height={420} />
    );
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">{translate('today.title', { date: formatDateInput(date) })}</Typography>
      {error ? (
        <LoadFailed severity="warning" onRetry={() => void refetch()}>
          {translate('today.failed')}
        </LoadFailed>
      ) : null}
      <DayTiles view={data} />
      <Box sx={columns}>
        <Box sx={side}>
          <WorstStops stops={data.worst} />
          <UnassignedCard view={data} />
          <OnCallCard view={data} />
          <NextDayCard day={data.next_day} />
        </Box>
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start', minWidth: 0 }}>
          <RunTimeline view={data} zone={zone} now={dataUpdatedAt} />
          <DayCurve points={data.curve} date={date} zone={zone} />
        </Box>
      </Box>
    </Box>
  );
}

// Comes first, as it needs somebody; beside the runs where there is room.
const side = {
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  minWidth: 0,
  '@media (min-width: 1100px)': { order: 1 },
} as const;

const columns = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(280px, 1fr)' },
} as const;
