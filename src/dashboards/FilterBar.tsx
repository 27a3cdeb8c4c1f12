import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { reportBounds } from '../domain/wire/reportPeriod';
import { useT } from '../i18n/useT';
import { FieldFrame } from '../ui/FieldFrame';
import { OwnerFilter } from '../ui/OwnerFilter';
import { OWNERS, PERIODS, type FigureFilters } from './useFigureFilters';
import { DayInput } from '../ui/DayInput';

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
        <OwnerFilter
          key={owner}
          owner={owner}
          label={translate(`dashboards.filters.${owner}`)}
          all={translate('dashboards.filters.all')}
          value={filters.owners[owner]}
          onChange={(id) => filters.showOwner(owner, id)}
        />
      ))}
      {filters.isNarrowed ? (
        <Button size="small" onClick={filters.clear} sx={{ alignSelf: 'end', minHeight: 40 }}>
          {translate('dashboards.filters.clear')}
        </Button>
      ) : null}
    </Box>
  );
}
