import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { reportBounds } from '../../domain/wire/reportPeriod';
import { useT } from '../../i18n/useT';
import { DayInput } from '../DayInput';
import { FieldFrame } from '../FieldFrame';
import { Select } from '../Select';
import { OwnerFilter, type OwnerName } from '../OwnerFilter';
import type { PeriodFilters } from './usePeriodFilters';

const PROBLEMS = {
  order: 'validation.range',
  bounds: 'validation.reportDate',
  tooLong: 'validation.periodTooLong',
} as const;

/** What the page calls the fields; each has words of its own. */
interface BarWords<Name extends string, Owner extends OwnerName> {
  title: string;
  period: string;
  nameOf: (name: Name | 'own') => string;
  /** Of the one day, where there is no period. */
  day?: string;
  from: string;
  to: string;
  ownerOf: (owner: Owner) => string;
  all: string;
  clear: string;
}

/** Days and owners of all that stands below. */
export function PeriodFilterBar<Name extends string, Owner extends OwnerName>({
  filters,
  words,
}: {
  filters: PeriodFilters<Name, Owner>;
  words: BarWords<Name, Owner>;
}) {
  const translate = useT();
  const { choices, name, period, problem, today } = filters;
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
      aria-label={words.title}
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
      }}
    >
      {choices.isDay ? (
        dayInput('from', words.day ?? words.from, true)
      ) : (
        <>
          <FieldFrame label={words.period}>
            {({ id }) => (
              <Select
                id={id}
                value={name}
                options={choices.names.map((each) => ({ value: each, text: words.nameOf(each) }))}
                onChange={filters.showPeriod}
              />
            )}
          </FieldFrame>
          {name === 'own' ? dayInput('from', words.from, false) : null}
          {name === 'own' ? dayInput('to', words.to, true) : null}
        </>
      )}
      {choices.owners.map((owner) => (
        <OwnerFilter
          key={owner}
          owner={owner}
          label={words.ownerOf(owner)}
          all={words.all}
          value={filters.owners[owner] ?? null}
          onChange={(id) => filters.showOwner(owner, id)}
        />
      ))}
      {filters.isNarrowed ? (
        <Button
          size="small"
          onClick={filters.clear}
          sx={{ alignSelf: 'end', justifySelf: 'start', minHeight: 40 }}
        >
          {words.clear}
        </Button>
      ) : null}
    </Box>
  );
}
