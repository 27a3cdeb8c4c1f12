import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { useMessageOf } from '../../ui/useMessageOf';
import { useNumber } from '../../ui/useNumber';
import { FramedTable } from '../FramedTable';
import { MatchCell } from '../rows/MatchCell';
import { ALL_ROWS, type RowFilters } from '../rows/rowCalls';
import { RowStateCell } from '../rows/RowStateCell';
import { useRows } from '../rows/useRows';
import { LoadFailed } from '../../ui/LoadFailed';
import { RowOutcome } from './RowOutcome';

const PAGE_SIZE = 25;
const COLUMNS = ['line', 'state', 'order', 'match', 'outcome'] as const;

/** The result of the check for each row, with old and new values. */
export function CheckRows({ filters }: { filters: RowFilters }) {
  const translate = useT();
  const messageOf = useMessageOf();
  const number = useNumber();
  const [pages, setPages] = useState(1);
  const { data, error, isPending, refetch } = useRows(
    { ...ALL_ROWS, result: filters.result },
    1,
    pages * PAGE_SIZE,
  );
  if (isPending) return <Skeleton variant="rounded" height={240} />;
  if (!data) {
    return <LoadFailed onRetry={() => void refetch()}>{messageOf(error)}</LoadFailed>;
  }
  if (data.total === 0) {
    return <Typography color="text.secondary">{translate('imports.rows.none')}</Typography>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <FramedTable
        label={translate('imports.check.listed')}
        heads={COLUMNS.map((column) => translate(`imports.check.columns.${column}`))}
      >
        {data.rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell className="tabular">{row.line}</TableCell>
            <TableCell>
              <RowStateCell row={row} />
            </TableCell>
            <TableCell>{row.values.order_number}</TableCell>
            <TableCell>
              <MatchCell match={row.match} values={row.values} />
            </TableCell>
            <TableCell>
              <RowOutcome row={row} />
            </TableCell>
          </TableRow>
        ))}
      </FramedTable>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Typography color="text.secondary" role="status" sx={{ fontSize: 13 }}>
          {translate('imports.check.shown', { shown: number(data.rows.length), count: number(data.total) })}
        </Typography>
        {data.rows.length < data.total && (
          <Button size="small" onClick={() => setPages(pages + 1)}>
            {translate('imports.list.more')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
