import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { operationsCall, type OperationsView } from '../contract/operations/operations';
import { fromWire } from '../domain/time/dates';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { timeInZoneText } from '../providers/measures';
import { operationZone } from '../providers/operationZone';
import { LoadFailed } from '../ui/LoadFailed';
import { useNumber } from '../ui/useNumber';
import { useZonedTime } from '../ui/useZonedTime';
import { FigureCard } from './FigureCard';
import { FIGURES } from './figures';

/** The server adds a point a minute. */
const FRESH_MS = 30_000;

/** `/operations`: how the server that answers is doing, for administrators. */
export default function OperationsPage() {
  const translate = useT();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['operations'],
    queryFn: ({ signal }) => readApi(operationsCall, {}, { signal }),
    refetchInterval: FRESH_MS,
    retry: false,
  });
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography variant="h1">{translate('pages.operations')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate('operations.lead')}
        </Typography>
      </Box>
      {isError && (
        <LoadFailed severity={data ? 'warning' : 'error'} onRetry={() => void refetch()}>
          {translate(data ? 'operations.stale' : 'operations.failed')}
        </LoadFailed>
      )}
      {isPending && <Skeleton variant="rounded" height={240} />}
      {data && <LastHours view={data} />}
    </Box>
  );
}

/** Whether lists and reports come from the replica, where there is one. */
function ReplicaLine({ replica }: Pick<OperationsView, 'replica'>) {
  const translate = useT();
  const number = useNumber();
  // Another server that speaks the same calls may not know of replicas.
  if (!replica) return null;
  const { state, lag_seconds } = replica;
  const seconds = number(lag_seconds ?? 0);
  if (state === 'used') return <Typography>{translate('operations.replica.used', { seconds })}</Typography>;
  return (
    <Alert severity="warning" role="status">
      {translate(`operations.replica.${state}`, { seconds })}
    </Alert>
  );
}

function LastHours({ view: { server, started_at, replica, points } }: { view: OperationsView }) {
  const translate = useT();
  const zonedTime = useZonedTime();
  const zone = operationZone();
  const times = points.map(({ at }) => timeInZoneText(fromWire(at), zone));
  return (
    <>
      <Typography>{translate('operations.server', { name: server, at: zonedTime(started_at) })}</Typography>
      <ReplicaLine replica={replica} />
      {points.length === 0 ? (
        <Typography color="text.secondary" role="status">
          {translate('operations.notYet')}
        </Typography>
      ) : (
        <Box sx={grid}>
          {FIGURES.map((figure) => (
            <FigureCard
              key={figure}
              figure={figure}
              times={times}
              values={points.map((point) => point[figure])}
            />
          ))}
        </Box>
      )}
    </>
  );
}

const grid = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
} as const;
