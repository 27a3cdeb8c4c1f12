import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '../i18n/useT';
import { LogPage } from '../ui/log/LogPage';
import { useNumber } from '../ui/useNumber';
import { ACTIVITY_LOG } from './activityLog';
import { ActivityFilters } from './ActivityFilters';
import { ActivityTable } from './ActivityTable';
import { resourceWord } from './logWords';
import { RecordName } from './RecordName';
import { useLogFilters, type LogFilters } from './useLogFilters';

/** Who changed and viewed what, field by field (spec §2 `/change-log/{changeLog}`). */
export default function ChangeLogPage() {
  const translate = useT();
  const { filters, logQuery, change, clear, isNarrowed } = useLogFilters();
  return (
    <LogPage
      log={ACTIVITY_LOG}
      query={logQuery}
      heading={(total) => (
        <Heading filters={filters} total={total?.total_items} isEstimate={total?.is_estimate === true} />
      )}
      filters={<ActivityFilters filters={filters} onChange={change} />}
      isNarrowed={isNarrowed}
      onClear={clear}
      empty={translate('changeLog.empty')}
      table={(log) => (
        <ActivityTable
          log={log}
          hasOneResource={filters.resource !== null}
          hasOneRecord={filters.recordId !== null}
        />
      )}
    />
  );
}

interface HeadingProps {
  filters: LogFilters;
  total: number | undefined;
  isEstimate: boolean;
}

/** "History of changes: Vehicles · VAN 7", and how long it is. */
function Heading({ filters, total, isEstimate }: HeadingProps) {
  const translate = useT();
  const number = useNumber();
  const { resource, recordId } = filters;
  const name = resource === null ? translate('changeLog.everything') : resourceWord(resource, translate);
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
        <Typography variant="h1">
          {translate('changeLog.titleOf', { name })}
          {resource !== null && recordId !== null && (
            <>
              {' · '}
              <RecordName resource={resource} id={recordId} />
            </>
          )}
        </Typography>
        {total !== undefined && total > 0 && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
            {translate(isEstimate ? 'changeLog.countAtLeast' : 'changeLog.count', {
              smart_count: total,
              total: number(total),
            })}
          </Box>
        )}
      </Box>
      <Typography color="text.secondary">{translate('changeLog.lead')}</Typography>
    </Box>
  );
}
