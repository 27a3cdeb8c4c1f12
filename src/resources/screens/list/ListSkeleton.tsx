import Box from '@mui/material/Box';
import { useT } from '../../../i18n/useT';
import { TableSkeleton } from '../../../ui/table/TableSkeleton';
import { tableLook, tableMaxHeight } from '../../../ui/table/tableStyle';
import type { TableSettings } from '../../../ui/table/useTableSettings';

/** A page of rows in the making, in the shape of the table that comes: its columns, heads and row height. */
export function ListSkeleton({
  settings,
  label,
}: {
  settings: TableSettings;
  label: (column: string) => string;
}) {
  const translate = useT();
  return (
    <Box
      aria-label={translate('screens.list.loading')}
      sx={{ ...tableLook(settings.density), overflow: 'hidden', maxHeight: tableMaxHeight }}
    >
      <table aria-busy>
        <thead aria-hidden>
          <tr>
            {settings.columns.map((column) => (
              <th key={column}>{label(column)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          <TableSkeleton columns={settings.columns.length} />
        </tbody>
      </table>
    </Box>
  );
}
