import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LogFoot } from '../ui/log/LogFoot';
import { LogNothing } from '../ui/log/LogNothing';
import { useT } from '../i18n/useT';
import { tableFrame } from '../ui/table/tableStyle';
import { useDelayed } from '../ui/useDelayed';
import { useMessageOf } from '../ui/useMessageOf';
import { useAccesses, useAccessTotal } from './accesses';
import { AccessFilterBar } from './AccessFilterBar';
import { AccessTable } from './AccessTable';
import { useAccessFilters } from './useAccessFilters';

/** Milliseconds before a skeleton shows (field-notes 21). */
const SKELETON_AFTER = 150;

/** Who tried to come in and what was refused, 20 a page. */
export default function AccessLogPage() {
  const translate = useT();
  const messageOf = useMessageOf();
  const { filters, asked, set, clear, isNarrowed } = useAccessFilters();
  const log = useAccesses(asked);
  const total = useAccessTotal(asked);
  const entries = log.data?.pages.flat();
  const showsSkeleton = useDelayed(log.isPending, SKELETON_AFTER);
  const scroll = {
    rows: entries,
    isLoading: log.isFetching,
    hasMore: log.hasNextPage,
    loadMore: () => void log.fetchNextPage(),
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography variant="h1">{translate('accessLog.title')}</Typography>
        <Typography color="text.secondary">{translate('accessLog.lead')}</Typography>
      </Box>
      <AccessFilterBar filters={filters} onSet={set} />
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
        ) : entries?.length === 0 ? (
          <LogNothing
            role="status"
            title={translate('changeLog.none')}
            text={translate(isNarrowed ? 'changeLog.filtered' : 'accessLog.empty')}
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
            <AccessTable entries={entries} isLoading={log.isFetching} showsSkeleton={showsSkeleton} />
            <LogFoot scroll={scroll} total={total} />
          </>
        )}
      </Box>
    </Box>
  );
}
