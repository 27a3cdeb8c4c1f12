import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { stackedTable } from '../ui/stackedTable';
import { TableFrame } from './TableFrame';

interface FramedTableProps {
  label: string;
  heads: readonly string[];
  /** Its rows. */
  children: ReactNode;
}

/** A table in its own frame, which scrolls sideways if it is too wide. */
export function FramedTable({ label, heads, children }: FramedTableProps) {
  return (
    <TableFrame aria-label={label}>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableFrame>
  );
}
