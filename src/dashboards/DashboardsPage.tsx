import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { figuresCall, type FiguresAnswer } from '../contract/dashboards/figures';
import { PERMISSIONS } from '../domain/access/permissions';
import { MINUTE_MS } from '../domain/time/durations';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { lazyPart } from '../providers/lazyPart';
import { useAllowed } from '../providers/usePermissions';
import { LoadFailed } from '../ui/LoadFailed';
import { useZonedTime } from '../ui/useZonedTime';
import { FigureTiles } from './FigureTiles';
import { FilterBar } from './FilterBar';
import { useFigureFilters, type FigureFilters } from './useFigureFilters';
import { dayText } from '../providers/measures';
import type { ListOf } from './listOf';

const Charts = lazyPart(() => import('./Charts'));

const idOf = (text: string | null | undefined) => (text ? Number(text) : undefined);

function useFigures({ period, problem, owners }: FigureFilters) {
  const query = {
    ...period,
    close_door_pharmacy_id: idOf(owners.cdp),
    funding_source_id: idOf(owners.client),
    facility_id: idOf(owners.facility),
    employee_id: idOf(owners.driver),
  };
  return useQuery({
    queryKey: ['figures', query],
    queryFn: ({ signal }) => readApi(figuresCall, { query }, { signal }),
    enabled: problem === null,
    refetchInterval: MINUTE_MS,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** The list knows no client, facility or driver. */
function useListOf({ owners }: FigureFilters): ListOf {
  const isAllowed = useAllowed(PERMISSIONS.dispatch.listDeliveries);
  if (!isAllowed || owners.client !== null || owners.facility !== null || owners.driver !== null) return null;
  const cdp = owners.cdp === null ? '' : `&close_door_pharmacy_id=${owners.cdp}`;
  return ({ from, to }, counted) => {
    const days = from === to ? `delivery_date=${from}` : `delivery_date_from=${from}&delivery_date_to=${to}`;
    const only = counted ? `&${counted.join('=')}` : '';
    return `/data/deliveries?${days}${cdp}${only}`;
  };
}

/** Figures of past days (spec §2 "dashboards", a placeholder there; the content is ours). */
export default function DashboardsPage() {
  const translate = useT();
  const filters = useFigureFilters();
  const { data, error, refetch } = useFigures(filters);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography variant="h1">{translate('dashboards.title')}</Typography>
        <Typography color="text.secondary">{translate('dashboards.lead')}</Typography>
      </Box>
      <FilterBar filters={filters} />
      {error ? (
        <LoadFailed severity={data ? 'warning' : 'error'} onRetry={() => void refetch()}>
          {translate('dashboards.failed')}
        </LoadFailed>
      ) : null}
      {data ? (
        <Figures figures={data} filters={filters} />
      ) : error || filters.problem ? null : (
        <Skeleton variant="rounded" height={420} />
      )}
    </Box>
  );
}

function Figures({ figures, filters }: { figures: FiguresAnswer; filters: FigureFilters }) {
  const translate = useT();
  const zoned = useZonedTime();
  const listOf = useListOf(filters);
  const { period, before, now, pending_since: since } = figures;
  const span = ({ from, to }: typeof period) => ({ from: dayText(from), to: dayText(to) });
  const shown = translate('dashboards.shown', span(period));
  const isEmpty = now.stops + now.canceled + now.runs === 0;
  return (
    <>
      <Typography role="status" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {shown}. {translate('dashboards.compared', span(before))}.{' '}
        {since === null
          ? translate('dashboards.current')
          : translate('dashboards.pending', { time: zoned(since) })}
      </Typography>
      {isEmpty ? (
        <Typography sx={{ py: 10, textAlign: 'center' }}>{translate('dashboards.empty')}</Typography>
      ) : (
        <>
          <FigureTiles figures={figures} listOf={listOf} />
          <Suspense fallback={<Skeleton variant="rounded" height={640} />}>
            <Charts figures={figures} shown={shown} listOf={listOf} />
          </Suspense>
        </>
      )}
    </>
  );
}
