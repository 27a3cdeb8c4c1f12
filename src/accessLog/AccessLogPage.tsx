import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ACCESS_KINDS } from '../domain/access/accessLog';
import { useT } from '../i18n/useT';
import { Filter } from '../ui/log/LogFilter';
import { Select } from '../ui/Select';
import { countSet } from '../ui/PageFilters';
import { DayFilters, LogFilterBar, PersonFilter } from '../ui/log/LogFilterBar';
import { LogPage } from '../ui/log/LogPage';
import { ACCESS_LOG } from './accessCalls';
import { AccessTable } from './AccessTable';
import { useAccessFilters } from './useAccessFilters';

/** Sign-ins and refused accesses, by kind, account and days. */
export default function AccessLogPage() {
  const translate = useT();
  const { filters, logQuery, change, clear, isNarrowed } = useAccessFilters();
  const kinds = [
    { value: '', text: translate('changeLog.filters.any') },
    ...ACCESS_KINDS.map((kind) => ({ value: kind, text: translate(`accessLog.kinds.${kind}`) })),
  ];
  return (
    <LogPage
      log={ACCESS_LOG}
      query={logQuery}
      heading={() => (
        <Box>
          <Typography variant="h1">{translate('accessLog.title')}</Typography>
          <Typography color="text.secondary">{translate('accessLog.lead')}</Typography>
        </Box>
      )}
      filters={
        <LogFilterBar count={countSet(filters)}>
          <Filter label={translate('accessLog.kind')}>
            {(id) => (
              <Select id={id} value={filters.kind} options={kinds} onChange={(kind) => change({ kind })} />
            )}
          </Filter>
          <PersonFilter
            log={ACCESS_LOG}
            label={translate('accessLog.account')}
            value={filters.person}
            onChange={(person) => change({ person })}
          />
          <DayFilters days={filters} onChange={change} />
        </LogFilterBar>
      }
      isNarrowed={isNarrowed}
      onClear={clear}
      empty={translate('accessLog.empty')}
      table={(rows) => <AccessTable log={rows} />}
    />
  );
}
