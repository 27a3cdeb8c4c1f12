import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { reportHistoryCall, type MadeReport } from '../contract/reports/catalogue';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { dayText } from '../providers/measures';
import { LoadFailed } from '../ui/LoadFailed';
import { OfRows } from './OfRows';
import { stackedTable } from '../ui/stackedTable';
import { useNumber } from '../ui/useNumber';
import { useZonedTime } from '../ui/useZonedTime';

/** Of the server. */
const PAGE = 50;

/** `/reports/history`: who made which report, newest first, with the file for the reader's own. */
export default function HistoryPage() {
  const translate = useT();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['reportHistory'],
    queryFn: ({ pageParam, signal }) =>
      readApi(reportHistoryCall, { query: { before: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1)?.id ?? null)),
    retry: false,
  });
  const rows = data?.pages.flat();
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography variant="h1">{translate('reportCatalogue.history.title')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate('reportCatalogue.history.lead')}
        </Typography>
      </Box>
      {error ? (
        <LoadFailed onRetry={() => void refetch()}>{translate('reportCatalogue.history.failed')}</LoadFailed>
      ) : null}
      {rows?.length === 0 ? (
        <Typography color="text.secondary">{translate('reportCatalogue.history.empty')}</Typography>
      ) : null}
      {rows && rows.length > 0 ? <MadeTable rows={rows} /> : null}
      {!rows && !error ? <Skeleton variant="rounded" height={240} /> : null}
      {hasNextPage ? (
        <Button
          size="small"
          disabled={isFetching}
          onClick={() => void fetchNextPage()}
          sx={{ justifySelf: 'start' }}
        >
          {translate('reportCatalogue.history.more')}
        </Button>
      ) : null}
    </Box>
  );
}

function MadeTable({ rows }: { rows: readonly MadeReport[] }) {
  const translate = useT();
  const zoned = useZonedTime();
  const number = useNumber();
  const days = ({ from, to }: MadeReport) =>
    from === to ? dayText(from) : translate('reportCatalogue.span', { from: dayText(from), to: dayText(to) });
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={translate('reportCatalogue.history.title')}
      sx={{ overflowX: 'auto' }}
    >
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            {(['report', 'days', 'format', 'rows', 'by', 'at'] as const).map((column) => (
              <TableCell key={column} align={column === 'rows' ? 'right' : 'left'}>
                {translate(`reportCatalogue.history.${column}`)}
              </TableCell>
            ))}
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const name = translate(`reportCatalogue.reports.${row.report}.name`);
            return (
              <TableRow key={row.id} hover>
                <TableCell>
                  <Box sx={{ fontWeight: 500 }}>{name}</Box>
                  <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
                    <OfRows of={row} />
                  </Box>
                </TableCell>
                <TableCell>{days(row)}</TableCell>
                <TableCell>{translate(`reportCatalogue.formats.${row.format}`)}</TableCell>
                <TableCell align="right">
                  {row.rows === null ? translate('reportCatalogue.history.notMade') : number(row.rows)}
                </TableCell>
                <TableCell>
                  {row.user_name}
                  {row.schedule_id === null ? null : (
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {' '}
                      · {translate('reportCatalogue.history.bySchedule')}
                    </Box>
                  )}
                </TableCell>
                <TableCell>{zoned(row.asked_at)}</TableCell>
                <TableCell align="right">
                  {row.uuid === null ? null : (
                    <Button
                      component="a"
                      size="small"
                      href={`/api/async_request/${row.uuid}/download`}
                      download
                      aria-label={translate('reportCatalogue.history.downloadOf', { report: name })}
                    >
                      {translate('reportCatalogue.history.download')}
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}
