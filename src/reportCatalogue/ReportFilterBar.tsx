import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Report } from '../domain/reports/defineReport';
import { REPORT_PERIODS } from '../domain/reports/reportDays';
import { reportBounds } from '../domain/wire/reportPeriod';
import { useT } from '../i18n/useT';
import { DayInput } from '../ui/DayInput';
import { FieldFrame } from '../ui/FieldFrame';
import { OwnerFilter } from '../ui/OwnerFilter';
import type { ReportFilters } from './useReportFilters';

const PROBLEMS = {
  order: 'validation.range',
  bounds: 'validation.reportDate',
  tooLong: 'validation.periodTooLong',
} as const;

/** Days and owners of a report. */
export function ReportFilterBar({ report, filters }: { report: Report; filters: ReportFilters }) {
  const translate = useT();
  const { named, period, problem, today } = filters;
  const { min, max } = reportBounds(today);
  const dayInput = (key: 'from' | 'to', label: string, saysProblem: boolean) => (
    <DayInput
      onlyDays
      fullWidth
      key={key}
      label={label}
      error={problem !== null}
      helperText={saysProblem && problem ? translate(PROBLEMS[problem]) : undefined}
      value={period[key]}
      min={min}
      max={max}
      onChange={(day) => filters.showDay(key, day)}
    />
  );
  return (
    <Box
      role="search"
      aria-label={translate('reportCatalogue.filtersOf')}
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'end',
        gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
      }}
    >
      {report.period === 'day' ? (
        dayInput('from', translate('reportCatalogue.day'), true)
      ) : (
        <>
          <FieldFrame label={translate('reportCatalogue.period')}>
            {({ id }) => (
              <NativeSelect
                variant="outlined"
                fullWidth
                input={<OutlinedInput size="small" />}
                id={id}
                value={named}
                onChange={({ target }) => filters.showPeriod(target.value)}
              >
                {REPORT_PERIODS.map((each) => (
                  <option key={each} value={each}>
                    {translate(`reportCatalogue.periods.${each}`)}
                  </option>
                ))}
              </NativeSelect>
            )}
          </FieldFrame>
          {named === 'own' ? dayInput('from', translate('reportCatalogue.from'), false) : null}
          {named === 'own' ? dayInput('to', translate('reportCatalogue.to'), true) : null}
        </>
      )}
      {report.filters.map((name) => (
        <OwnerFilter
          key={name}
          owner={name}
          label={translate(`reportCatalogue.filters.${name}`)}
          all={translate('reportCatalogue.all')}
          value={filters.owners[name] ?? null}
          onChange={(id) => filters.showOwner(name, id)}
        />
      ))}
      {filters.isNarrowed ? (
        <Button size="small" onClick={filters.clear} sx={{ minHeight: 40, justifySelf: 'start' }}>
          {translate('reportCatalogue.clear')}
        </Button>
      ) : null}
    </Box>
  );
}
