import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { mapRow } from '../../domain/imports/importRow';
import type { ImportMapping } from '../../domain/imports/importTargets';
import { ORDER_COLUMNS } from '../../domain/imports/orderRow';
import { useT } from '../../i18n/useT';
import { TableFrame } from '../TableFrame';

const SHOWN_ROWS = 3;

/** The first rows with this mapping: names and addresses joined, times and ZIP codes corrected. */
export function MappedPreview({
  mapping,
  samples,
}: {
  mapping: ImportMapping;
  samples: readonly string[][];
}) {
  const translate = useT();
  const rows = samples.slice(0, SHOWN_ROWS).map((cells) => mapRow(mapping, cells));
  const shown = ORDER_COLUMNS.filter((column) => rows.some(({ values }) => values[column]));
  if (shown.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="mapped-preview" sx={{ minWidth: 0 }}>
      <Typography variant="h2" id="mapped-preview">
        {translate('imports.mapping.preview')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('imports.mapping.previewPurpose')}
      </Typography>
      <TableFrame aria-labelledby="mapped-preview">
        <Table size="small">
          <TableHead>
            <TableRow>
              {shown.map((column) => (
                <TableCell key={column} sx={{ whiteSpace: 'nowrap' }}>
                  {translate(`imports.targets.${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ values }, index) => (
              <TableRow key={index}>
                {shown.map((column) => (
                  <TableCell key={column} sx={{ whiteSpace: 'nowrap' }}>
                    {values[column]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableFrame>
    </Box>
  );
}
