import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { stackedTable } from '../../layout/stackedTable';
import { useMessageOf } from '../../resources/screens/useMessageOf';
import { useNumber } from '../../resources/screens/useNumber';
import { MatchCell } from '../rows/MatchCell';
import { ALL_ROWS, type RowFilters } from '../rows/rowCalls';
import { RowStateCell } from '../rows/RowStateCell';
import { useRows } from '../rows/useRows';
import { RowOutcome } from './RowOutcome';

const PAGE_SIZE = 25;
const COLUMNS = ['line', 'state', 'order', 'match', 'outcome'] as const;

/** The rows of the dry run, listed: what each becomes, with what was and what will be. */
export function CheckRows({ filters }: { filters: RowFilters }) {
  const translate = useTranslate();
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
    return (
      <Alert
        severity="error"
        action={<Button onClick={() => void refetch()}>{translate('imports.retry')}</Button>}
      >
        {messageOf(error)}
      </Alert>
    );
  }
  if (data.total === 0) {
    return <Typography color="text.secondary">{translate('imports.rows.none')}</Typography>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Box
        role="group"
        tabIndex={0}
        aria-label={translate('imports.check.listed')}
        sx={{
          overflowX: 'auto',
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '8px',
        }}
      >
        <Table size="small" sx={stackedTable}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableCell key={column}>{translate(`imports.check.columns.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
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
          </TableBody>
        </Table>
      </Box>
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
