import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import { useRef, type ReactNode } from 'react';
import { TableSkeleton } from '../table/TableSkeleton';
import { tableMaxHeight } from '../table/tableStyle';
import { useScrollEnd } from '../table/useScrollEnd';
import type { LogRows } from './LogPage';

const NARROW = '@media (max-width: 699px)';

interface LogTableProps<Entry> {
  label: string;
  /** Headings. */
  columns: readonly string[];
  log: LogRows<Entry>;
  /** An entry as a row of cells. */
  row: (entry: Entry) => ReactNode;
  /** Styles of its cells, in the table and in blocks. */
  cells?: SystemStyleObject;
  narrowCells?: SystemStyleObject;
}

/** A log as a table, newest first; below 700 px each entry is a block of its own. */
export function LogTable<Entry>({ label, columns, log, row, cells, narrowCells }: LogTableProps<Entry>) {
  const container = useRef<HTMLDivElement>(null);
  useScrollEnd(container, log);
  return (
    <Box
      ref={container}
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{
        overflow: 'auto',
        maxHeight: tableMaxHeight,
        '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: 13 },
        '& th, & td': {
          px: 3,
          py: 2,
          borderBottom: '1px solid',
          borderColor: 'divider',
          textAlign: 'left',
          verticalAlign: 'top',
        },
        '& th': {
          position: 'sticky',
          top: 0,
          zIndex: 1,
          bgcolor: 'var(--sunken)',
          color: 'text.secondary',
          fontSize: 12,
          fontWeight: 500,
          whiteSpace: 'nowrap',
        },
        '& td.when': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
        ...cells,
        '& tbody tr:last-of-type td': { borderBottom: 0 },
        '& tbody tr:hover': { bgcolor: 'var(--sunken)' },
        [NARROW]: {
          '& thead': { display: 'none' },
          '& tr': { display: 'block', borderBottom: '1px solid', borderColor: 'divider', py: 2 },
          '& td': { display: 'block', border: 0, py: 0 },
          ...narrowCells,
        },
      }}
    >
      <table aria-busy={log.isLoading}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {log.rows ? log.rows.map(row) : log.showsSkeleton && <TableSkeleton columns={columns.length} />}
        </tbody>
      </table>
    </Box>
  );
}
