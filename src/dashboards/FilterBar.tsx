import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useGetList } from 'react-admin';
import { PERMISSIONS } from '../domain/access/permissions';
import { reportBounds } from '../domain/wire/reportPeriod';
import { useT } from '../i18n/useT';
import { useAllowed } from '../providers/usePermissions';
import { FieldFrame } from '../ui/FieldFrame';
import { OWNERS, PERIODS, type FigureFilters, type Owner } from './useFigureFilters';
import { DayInput } from '../ui/DayInput';

const LISTS = {
  cdp: { resource: 'cdps', text: 'name', right: PERMISSIONS.cdps.readAll, filter: {} },
  client: { resource: 'funding_sources', text: 'name', right: PERMISSIONS.funding_source.list, filter: {} },
  facility: { resource: 'facilities', text: 'name', right: PERMISSIONS.facilities.list, filter: {} },
  driver: {
    resource: 'employees',
    text: 'full_name',
    right: PERMISSIONS.employees.list,
    filter: { type: 'Driver' },
  },
} as const satisfies Record<Owner, object>;
const ALL = { page: 1, perPage: 1000 };

/** A filter by record; nothing for those who may not read the list, or have one CDP only. */
function OwnerFilter({ owner, filters }: { owner: Owner; filters: FigureFilters }) {
  const translate = useT();
  const { resource, text, right, filter } = LISTS[owner];
  const isAllowed = useAllowed(right);
  const { data = [] } = useGetList<{ id: number } & Record<string, unknown>>(
    resource,
    { filter, pagination: ALL, sort: { field: text, order: 'ASC' } },
    { enabled: isAllowed, retry: false },
  );
  if (!isAllowed || (owner === 'cdp' && data.length === 1)) return null;
  return (
    <FieldFrame label={translate(`dashboards.filters.${owner}`)}>
      {({ id }) => (
        <NativeSelect
          variant="outlined"
          fullWidth
          input={<OutlinedInput size="small" />}
          id={id}
          value={filters.owners[owner] ?? ''}
          onChange={({ target }) => filters.showOwner(owner, target.value)}
        >
          <option value="">{translate('dashboards.filters.all')}</option>
          {data.map((record) => (
            <option key={record.id} value={record.id}>
              {String(record[text] ?? record.id)}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}

const PROBLEMS = {
  order: 'validation.range',
  bounds: 'validation.reportDate',
  tooLong: 'validation.periodTooLong',
} as const;

/** Period and owners of all figures below. */
export function FilterBar({ filters }: { filters: FigureFilters }) {
  const translate = useT();
  const { name, period, problem, today } = filters;
  const { min, max } = reportBounds(today);
  return (
    <Box
      role="search"
      aria-label={translate('dashboards.filters.title')}
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
      }}
    >
      <FieldFrame label={translate('dashboards.filters.period')}>
        {({ id }) => (
          <NativeSelect
            variant="outlined"
            fullWidth
            input={<OutlinedInput size="small" />}
            id={id}
            value={name}
            onChange={({ target }) => filters.showPeriod(target.value)}
          >
            {PERIODS.map((each) => (
              <option key={each} value={each}>
                {translate(`dashboards.periods.${each}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </FieldFrame>
      {name === 'own'
        ? (['from', 'to'] as const).map((key) => (
            <DayInput
              onlyDays
              key={key}
              fullWidth
              label={translate(`dashboards.filters.${key}`)}
              error={problem !== null}
              helperText={key === 'to' && problem ? translate(PROBLEMS[problem]) : undefined}
              value={period[key]}
              min={min}
              max={max}
              onChange={(day) => filters.showDay(key, day)}
            />
          ))
        : null}
      {OWNERS.map((owner) => (
        <OwnerFilter key={owner} owner={owner} filters={filters} />
      ))}
      {filters.isNarrowed ? (
        <Button size="small" onClick={filters.clear} sx={{ alignSelf: 'end', minHeight: 40 }}>
          {translate('dashboards.filters.clear')}
        </Button>
      ) : null}
    </Box>
  );
}
