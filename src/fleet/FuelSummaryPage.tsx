import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { fuelSummaryCall, type VehicleFuel } from '../contract/fueling/fueling';
import { formatMoney, formatRate, sumMoney } from '../domain/money/money';
import { toDecimal } from '../domain/wire/decimal';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { downloadFile } from '../ui/downloadFile';
import { LoadFailed } from '../ui/LoadFailed';
import { PageAction } from '../ui/PageAction';
import { PageActions } from '../ui/PageActions';
import { ToneTag } from '../ui/ToneTag';
import { useNumber } from '../ui/useNumber';
import { csvFile } from './csvFile';
import { FleetTable } from './FleetTable';
import { PeriodFilter, usePeriod, type Period } from './PeriodFilter';
import { distanceInWords } from '../providers/measures';

/** Days that the page opens on. */
const SHOWN_DAYS = 90;

const COLUMNS = [
  'vehicle',
  'fuelings',
  'gallons',
  'price',
  'miles',
  'consumption',
  'cost',
  'runs',
  'outliers',
] as const;
type Column = (typeof COLUMNS)[number];

const METRES_PER_KILOMETRE = 1000;

/** A value as it stands in a file; the screen writes money and counts in its own way. */
const PLAIN: Readonly<Record<Column, (row: VehicleFuel) => string | number | null>> = {
  vehicle: (row) => row.vehicle_name,
  fuelings: (row) => row.fuelings,
  gallons: (row) => row.gallons,
  price: (row) => row.total_price,
  miles: (row) => row.miles,
  consumption: (row) => row.miles_per_gallon,
  cost: (row) => row.cost_per_mile,
  runs: (row) => row.run_kilometres,
  outliers: (row) => row.outliers,
};

/** `/fueling/summary`: gallons, cost and consumption of a period, a vehicle a row. */
export default function FuelSummaryPage() {
  const translate = useT();
  const filter = usePeriod(SHOWN_DAYS);
  const { data, error, refetch } = useQuery({
    queryKey: ['fuel_entries', 'summary', filter.period],
    queryFn: ({ signal }) => readApi(fuelSummaryCall, { query: filter.period }, { signal }),
    enabled: filter.isInOrder,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography variant="h1">{translate('fueling.summary.title')}</Typography>
        <Typography color="text.secondary">{translate('fueling.summary.lead')}</Typography>
      </Box>
      <PeriodFilter {...filter} />
      {error ? (
        <LoadFailed onRetry={() => void refetch()}>{translate('fueling.summary.failed')}</LoadFailed>
      ) : data ? (
        <Summary rows={data} period={filter.period} />
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
    </Box>
  );
}

function Summary({ rows, period }: { rows: VehicleFuel[]; period: Period }) {
  const translate = useT();
  const number = useNumber();
  const columns = COLUMNS.map((key) => ({
    key,
    label: translate(`fueling.summary.columns.${key}`),
    isNumber: key !== 'vehicle',
  }));
  if (rows.length === 0)
    return <Typography sx={{ py: 10, textAlign: 'center' }}>{translate('fueling.summary.empty')}</Typography>;
  const shown: Readonly<Record<Column, (row: VehicleFuel) => ReactNode>> = {
    ...PLAIN,
    vehicle: (row) => (
      <Link
        component={RouterLink}
        to={`/fueling?vehicle_id=${row.vehicle_id}&fueled_on_from=${period.from}&fueled_on_to=${period.to}`}
        color="inherit"
        underline="hover"
      >
        {row.vehicle_name}
      </Link>
    ),
    price: (row) => formatMoney(row.total_price),
    miles: (row) => row.miles !== null && number(row.miles),
    cost: (row) => row.cost_per_mile !== null && formatRate(row.cost_per_mile),
    runs: (row) =>
      row.run_kilometres !== null && distanceInWords(Number(row.run_kilometres) * METRES_PER_KILOMETRE),
    outliers: (row) =>
      row.outliers > 0 ? <ToneTag isSmall tone="amber" icon={WarningIcon} word={number(row.outliers)} /> : 0,
  };
  const sum = (of: (row: VehicleFuel) => number | string | null) =>
    rows.reduce((total, row) => total + Number(of(row) ?? 0), 0);
  const sums: Partial<Record<Column, ReactNode>> = {
    vehicle: translate('fueling.summary.total'),
    fuelings: number(sum(PLAIN.fuelings)),
    gallons: toDecimal(sum(PLAIN.gallons), 3),
    price: formatMoney(sumMoney(rows.map((row) => row.total_price))),
    miles: number(sum(PLAIN.miles)),
    runs: distanceInWords(sum(PLAIN.runs) * METRES_PER_KILOMETRE),
    outliers: number(sum(PLAIN.outliers)),
  };
  const download = () =>
    downloadFile(
      csvFile([
        // A file has one unit, whoever opens it.
        columns.map(({ key, label }) =>
          key === 'runs' ? translate('fueling.summary.runKilometers') : label,
        ),
        ...rows.map((row) => COLUMNS.map((key) => PLAIN[key](row))),
      ]),
      `fuel-${period.from}-${period.to}.csv`,
    );
  return (
    <>
      <PageActions>
        <PageAction color="secondary" icon={<DownloadIcon />} onClick={download}>
          {translate('fueling.summary.download')}
        </PageAction>
      </PageActions>
      <FleetTable
        label={translate('fueling.summary.title')}
        columns={columns}
        rows={rows}
        keyOf={(row) => row.vehicle_id}
        cell={(row, column) => shown[column as Column](row)}
        foot={(column) => sums[column as Column]}
      />
    </>
  );
}
