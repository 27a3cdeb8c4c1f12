import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { PERMISSIONS } from '../domain/access/permissions';
import { useT } from '../i18n/useT';
import { useAllowed } from '../providers/usePermissions';
import { DriverRunsTable } from '../resources/runs/DriverRunsTable';
import { useDriverRuns, type DriverRunsFilter } from '../resources/runs/useDriverRuns';
import { useAddressQuery } from '../ui/addressQuery';
import { PageFilters } from '../ui/PageFilters';
import { LoadFailed } from '../ui/LoadFailed';
import { Filter } from '../ui/log/LogFilter';
import { Select } from '../ui/Select';
import { tableFrame, tableMaxHeight } from '../ui/table/tableStyle';
import { useMessageOf } from '../ui/useMessageOf';

const LISTS = {
  run: { field: 'run_id', resource: 'runs', text: 'name', right: PERMISSIONS.runs.list, only: {} },
  driver: {
    field: 'employee_id',
    resource: 'employees',
    text: 'full_name',
    right: PERMISSIONS.employees.list,
    only: { type: 'Driver' },
  },
  vehicle: {
    field: 'vehicle_id',
    resource: 'vehicles',
    text: 'name',
    right: PERMISSIONS.vehicles.list,
    only: {},
  },
} as const;
type FilterName = keyof typeof LISTS;
const NAMES = Object.keys(LISTS) as FilterName[];

const ID = /^[1-9]\d{0,14}$/;

/** `/changes-history`: drivers and vehicles of all runs over time (spec §2, a full-screen table). */
export default function ChangesHistoryPage() {
  const translate = useT();
  const messageOf = useMessageOf();
  const [query, change] = useAddressQuery();
  const filter: DriverRunsFilter = Object.fromEntries(
    NAMES.flatMap((name) => {
      const id = query.get(name) ?? '';
      return ID.test(id) ? [[LISTS[name].field, Number(id)]] : [];
    }),
  );
  const isNarrowed = Object.keys(filter).length > 0;
  const lines = useDriverRuns(filter);
  const { rows, error } = lines;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography variant="h1">{translate('pages.changesHistory')}</Typography>
        <Typography color="text.secondary">{translate('changesHistory.lead')}</Typography>
      </Box>
      <PageFilters
        label={translate('changesHistory.filters.title')}
        count={NAMES.filter((name) => query.get(name)).length}
        row={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
          maxWidth: 900,
        }}
      >
        {NAMES.map((name) => (
          <RecordFilter
            key={name}
            name={name}
            value={query.get(name) ?? ''}
            onChange={(id) => change({ [name]: id })}
          />
        ))}
        {isNarrowed && (
          <Button
            size="small"
            sx={{ alignSelf: 'end', justifySelf: 'start', minHeight: 40 }}
            onClick={() => change({ run: null, driver: null, vehicle: null })}
          >
            {translate('changesHistory.filters.clear')}
          </Button>
        )}
      </PageFilters>
      {error && !rows ? (
        <LoadFailed onRetry={() => void lines.retry()}>
          {translate('driverRuns.failed', { reason: messageOf(error) })}
        </LoadFailed>
      ) : !rows ? (
        <Skeleton variant="rounded" height={420} />
      ) : rows.length === 0 ? (
        <Typography sx={{ py: 10, textAlign: 'center' }}>
          {translate(isNarrowed ? 'changesHistory.filtered' : 'changesHistory.none')}
        </Typography>
      ) : (
        <Box sx={tableFrame}>
          <DriverRunsTable lines={lines} showsRun maxHeight={tableMaxHeight} />
        </Box>
      )}
    </Box>
  );
}

interface RecordFilterProps {
  name: FilterName;
  value: string;
  onChange: (id: string) => void;
}

/** A filter by record; nothing for those who may not read the list. */
function RecordFilter({ name, value, onChange }: RecordFilterProps) {
  const translate = useT();
  const { resource, text, right, only } = LISTS[name];
  const isAllowed = useAllowed(right);
  const { data = [] } = useGetList<{ id: number } & Record<string, unknown>>(
    resource,
    { filter: only, pagination: { page: 1, perPage: 1000 }, sort: { field: text, order: 'ASC' } },
    { enabled: isAllowed, retry: false },
  );
  if (!isAllowed) return null;
  const options = data.map((record) => ({
    value: String(record.id),
    text: String(record[text] ?? record.id),
  }));
  return (
    <Filter label={translate(`changesHistory.filters.${name}`)}>
      {(id) => (
        <Select
          id={id}
          value={value}
          options={[{ value: '', text: translate('changesHistory.filters.all') }, ...options]}
          onChange={onChange}
        />
      )}
    </Filter>
  );
}
