import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { tableFrame } from '../table/tableStyle';
import { useDelayed } from '../useDelayed';
import { useMessageOf } from '../useMessageOf';
import type { LogTotal } from '../../contract/logs/log';
import { useLogEntries, useLogTotal, type Log } from './logCalls';
import { LogFoot } from './LogFoot';
import { LogNothing } from './LogNothing';

/** Milliseconds before a skeleton shows (field-notes 21). */
const SKELETON_AFTER = 150;

/** The loaded entries, and how to load more. */
export interface LogRows<Entry> {
  /** Undefined before the first answer. */
  rows: readonly Entry[] | undefined;
  total: number;
  isLoading: boolean;
  showsSkeleton: boolean;
  hasMore: boolean;
  loadMore: () => void;
}

interface LogPageProps<Entry, Query> {
  log: Log<Entry, Query>;
  query: Query;
  heading: (total: LogTotal | undefined) => ReactNode;
  filters: ReactNode;
  isNarrowed: boolean;
  onClear: () => void;
  /** Message of an empty log. */
  empty: string;
  table: (log: LogRows<Entry>) => ReactNode;
}

/** A log: heading, filters, and its entries 20 a page, more while scrolling. */
export function LogPage<Entry extends { id: number }, Query>(props: LogPageProps<Entry, Query>) {
  const { query, isNarrowed } = props;
  const translate = useT();
  const messageOf = useMessageOf();
  const log = useLogEntries(props.log, query);
  const total = useLogTotal(props.log, query);
  const showsSkeleton = useDelayed(log.isPending, SKELETON_AFTER);
  const rows = log.data?.pages.flat();
  const loaded: LogRows<Entry> = {
    rows,
    // The last page ends the log, not the count, which may be an estimate.
    total: (rows?.length ?? 0) + (log.hasNextPage ? 1 : 0),
    isLoading: log.isFetching,
    showsSkeleton,
    hasMore: log.hasNextPage,
    loadMore: () => void log.fetchNextPage(),
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {props.heading(total)}
      {props.filters}
      <Box sx={tableFrame}>
        {log.error && !rows ? (
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
        ) : rows?.length === 0 ? (
          <LogNothing
            role="status"
            title={translate('changeLog.none')}
            text={isNarrowed ? translate('changeLog.filtered') : props.empty}
            action={
              isNarrowed && (
                <Button variant="outlined" onClick={props.onClear}>
                  {translate('changeLog.filters.clear')}
                </Button>
              )
            }
          />
        ) : (
          <>
            {props.table(loaded)}
            <LogFoot scroll={loaded} total={total?.total_items} />
          </>
        )}
      </Box>
    </Box>
  );
}
