import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { tableFrame } from '../resources/screens/list/tableStyle';
import type { Rows } from '../resources/screens/list/useRows';
import { useDelayed } from '../resources/screens/useDelayed';
import { useMessageOf } from '../resources/screens/useMessageOf';
import { useNumber } from '../resources/screens/useNumber';
import { useActivity, useActivityTotal } from './activity';
import { ActivityTable } from './ActivityTable';
import { LogFilterBar } from './LogFilterBar';
import { resourceWord } from './logWords';
import { RecordName } from './RecordName';
import { useLogFilters, type LogFilters } from './useLogFilters';

/** Milliseconds before a skeleton shows (field-notes 21). */
const SKELETON_AFTER = 150;

/** Who did and saw what, field by field (spec §2 `/change-log/{changeLog}`, 20 a page, more while scrolling). */
export default function ChangeLogPage() {
  const translate = useTranslate();
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
          <Nothing
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
          <Nothing
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
            <Foot scroll={scroll} total={total?.total_items} />
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
  const translate = useTranslate();
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

/** How far one is; the button does what scrolling does, for who does not scroll. */
function Foot({ scroll, total }: { scroll: Rows; total: number | undefined }) {
  const translate = useTranslate();
  const number = useNumber();
  const loaded = scroll.rows?.length ?? 0;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: 44,
        px: 3,
        borderTop: '1px solid',
        borderColor: 'divider',
        fontSize: 13,
        color: 'text.secondary',
      }}
    >
      <span role="status">
        {scroll.isLoading
          ? translate('changeLog.loadingMore')
          : translate('changeLog.loaded', {
              loaded: number(loaded),
              total: number(Math.max(total ?? 0, loaded)),
            })}
      </span>
      {scroll.hasMore && (
        <Button size="small" onClick={scroll.loadMore} disabled={scroll.isLoading}>
          {translate('changeLog.more')}
        </Button>
      )}
    </Box>
  );
}

interface NothingProps {
  role: 'alert' | 'status';
  title: string;
  text: string;
  action: ReactNode;
}

function Nothing({ role, title, text, action }: NothingProps) {
  return (
    <Box
      role={role}
      sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 4, py: 14, textAlign: 'center' }}
    >
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '56ch' }}>{text}</Typography>
      <Box sx={{ mt: 2 }}>{action}</Box>
    </Box>
  );
}
