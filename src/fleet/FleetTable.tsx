import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { stackedTable } from '../ui/stackedTable';
import { tableFrame } from '../ui/table/tableStyle';

interface FleetColumn {
  key: string;
  label: string;
  isNumber?: boolean;
}

const isNothing = (content: ReactNode) => content === null || content === undefined || content === false;

interface FleetTableProps<Row> {
  label: string;
  /** The first one names the row. */
  columns: readonly FleetColumn[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Content of a cell; nothing is a dash. */
  cell: (row: Row, column: string) => ReactNode;
  /** A last row with sums. */
  foot?: (column: string) => ReactNode;
}

/** A small table of figures; on a phone each row is a block whose values carry their column's name. */
export function FleetTable<Row>({ label, columns, rows, keyOf, cell, foot }: FleetTableProps<Row>) {
  const cells = (content: (column: string) => ReactNode) =>
    columns.map(({ key, label: name, isNumber }, index) => {
      const told = content(key);
      return (
        <TableCell
          key={key}
          component={index === 0 ? 'th' : 'td'}
          scope={index === 0 ? 'row' : undefined}
          align={isNumber ? 'right' : 'left'}
          data-column={name}
          data-nothing={isNothing(told) || undefined}
        >
          {isNothing(told) ? '–' : told}
        </TableCell>
      );
    });
  return (
    <Box sx={tableFrame}>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={label}>
        <Table size="small" sx={tableSx}>
          <TableHead>
            <TableRow>
              {columns.map(({ key, label: name, isNumber }) => (
                <TableCell key={key} align={isNumber ? 'right' : 'left'}>
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={keyOf(row)}>{cells((column) => cell(row, column))}</TableRow>
            ))}
            {foot && <TableRow sx={{ '& th, & td': { fontWeight: 600 } }}>{cells(foot)}</TableRow>}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}

const tableSx = {
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { fontSize: 13, px: 2 },
  '& th:first-of-type, & td:first-of-type': { pl: 3 },
  '& th:last-of-type, & td:last-of-type': { pr: 3 },
  // Two lines of a long name take less room than a table that is wider than the page.
  '& thead th': { bgcolor: 'var(--sunken)', color: 'text.secondary', fontSize: 12, verticalAlign: 'bottom' },
  '& tbody th': { fontWeight: 500, whiteSpace: 'nowrap' },
  ...stackedTable,
  '@media (max-width: 600px)': {
    ...stackedTable['@media (max-width: 600px)'],
    '& tbody th': { border: 0, paddingBlock: 0 },
    '& tbody th, & tbody td': { px: 3 },
    // A block tells what there is; dashes keep the columns of the table alone.
    '& tbody td[data-nothing], & tbody td:empty': { display: 'none' },
    '& tbody td::before': {
      content: 'attr(data-column) ": "',
      color: 'var(--text-muted)',
    },
  },
} as const;
