import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useT } from '../i18n/useT';
import { tableFrame } from '../ui/table/tableStyle';
import type { Rows } from '../ui/table/useScrollEnd';
import { useDelayed } from '../ui/useDelayed';
import { useMessageOf } from '../ui/useMessageOf';
import { useNumber } from '../ui/useNumber';
import { useActivity, useActivityTotal } from './activity';
import { ActivityTable } from './ActivityTable';
import { LogFilterBar } from './LogFilterBar';
import { resourceWord } from './logWords';
import { LogFoot } from '../ui/log/LogFoot';
import { LogNothing } from '../ui/log/LogNothing';
import { RecordName } from './RecordName';
import { useLogFilters, type LogFilters } from './useLogFilters';

/** Milliseconds before a skeleton shows (field-notes 21). */
const SKELETON_AFTER = 150;

/** Who did and saw what, field by field (spec §2 `/change-log/{changeLog}`, 20 a page, more while scrolling). */
export default function ChangeLogPage() {
  const translate = useT();
  const messageOf = useMessageOf();
  const { filters, asked, set, clear, isNarrowed } = useLogFilters();
  const log = useActivity(asked);
  const total = useActivityTotal(asked);
  const entries = log.data?.pages.flat();
  const showsSkeleton = useDelayed(log.isPending, SKELETON_AFTER);
  const scroll: Rows = {
    rows: entries,
    // How long the log is says the last page, not a count that may be an estimate.
    total: (entries?.length ?? 0) + (log.hasNextPage ? 1 : 0),
    isLoading: log.isFetching,
    showsSkeleton,
    error: log.error,
    retry: () => void log.refetch(),
    loadMore: () => void log.fetchNextPage(),
    hasMore: log.hasNextPage,
    isCut: false,
  };
  const isEmpty = entries?.length === 0;
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Heading filters={filters} total={total?.total_items} isEstimate={total?.is_estimate === true} />
      <LogFilterBar filters={filters} onSet={set} />
      <Box sx={tableFrame}>
        {log.error && !entries ? (
          <LogNothing
            role="alert"
            title={translate('changeLog.failed')}
            text={messageOf(log.error)}
            action={
              <Button variant="outlined" onClick={() => void log.refetch()}>
                {translate('screens.empty.retry')}
              </Button>
            }
          />
        ) : isEmpty ? (
          <LogNothing
            role="status"
            title={translate('changeLog.none')}
            text={translate(isNarrowed ? 'changeLog.filtered' : 'changeLog.empty')}
            action={
              isNarrowed && (
                <Button variant="outlined" onClick={clear}>
                  {translate('changeLog.filters.clear')}
                </Button>
              )
            }
          />
        ) : (
          <>
            <ActivityTable
              label={translate('changeLog.title')}
              entries={entries}
              scroll={scroll}
              hasOneResource={filters.resource !== null}
              hasOneRecord={filters.recordId !== null}
            />
            <LogFoot scroll={scroll} total={total?.total_items} />
          </>
        )}
      </Box>
    </Box>
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
