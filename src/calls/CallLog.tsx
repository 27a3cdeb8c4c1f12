import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CALL_OUTCOMES } from '../domain/calls/callState';
import { useT } from '../i18n/useT';
import { Filter } from '../ui/log/LogFilter';
import { Select } from '../ui/Select';
import { countSet } from '../ui/PageFilters';
import { DayFilters, LogFilterBar, PersonFilter } from '../ui/log/LogFilterBar';
import { LogPage } from '../ui/log/LogPage';
import { CALL_LOG } from './callLog';
import { CallTable } from './CallTable';
import { useCallFilters } from './useCallFilters';

/** Every call of the office, by direction, outcome, person and days. */
export default function CallLog() {
  const translate = useT();
  const { filters, logQuery, change, clear, isNarrowed } = useCallFilters();
  const all = { value: '', text: translate('calls.log.all') };
  const directions = [
    all,
    { value: 'in', text: translate('calls.log.in') },
    { value: 'out', text: translate('calls.log.out') },
  ];
  const outcomes = [
    all,
    ...CALL_OUTCOMES.map((outcome) => ({ value: outcome, text: translate(`calls.outcomes.${outcome}`) })),
  ];
  return (
    <LogPage
      log={CALL_LOG}
      query={logQuery}
      heading={() => (
        <Box>
          <Typography variant="h1">{translate('pages.calls')}</Typography>
          <Typography color="text.secondary">{translate('calls.log.lead')}</Typography>
        </Box>
      )}
      filters={
        <LogFilterBar count={countSet(filters)}>
          <Filter label={translate('calls.log.direction')}>
            {(id) => (
              <Select
                id={id}
                value={filters.direction}
                options={directions}
                onChange={(direction) => change({ direction })}
              />
            )}
          </Filter>
          <Filter label={translate('calls.log.outcome')}>
            {(id) => (
              <Select
                id={id}
                value={filters.outcome}
                options={outcomes}
                onChange={(outcome) => change({ outcome })}
              />
            )}
          </Filter>
          <PersonFilter
            log={CALL_LOG}
            label={translate('calls.log.people')}
            value={filters.person}
            onChange={(person) => change({ person })}
          />
          <DayFilters days={filters} onChange={change} />
        </LogFilterBar>
      }
      isNarrowed={isNarrowed}
      onClear={clear}
      empty={translate('calls.log.none')}
      table={(rows) => <CallTable log={rows} />}
    />
  );
}
