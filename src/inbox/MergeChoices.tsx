import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import FormControlLabel from '@mui/material/FormControlLabel';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ORDER_COLUMNS, type OrderColumn } from '../domain/imports/orderRow';
import { useT } from '../i18n/useT';
import { useZonedTime } from '../ui/useZonedTime';
import { orderName } from './entryWords';
import type { InboxDetail } from '../contract/inbox/entries';

interface MergeChoicesProps {
  entries: readonly InboxDetail[];
  choice: Readonly<Record<OrderColumn, number>>;
  keep: number;
  disabled: boolean;
  onKeep: (id: number) => void;
  onChoose: (column: OrderColumn, id: number) => void;
}

const PHONE = '@media (max-width: 600px)';

/** A phone is too narrow for a column per order: the values are stacked, each with its order's name. */
const underEachOther = {
  [PHONE]: { '& tr': { display: 'grid' }, '& tr > *': { display: 'block', border: 0, py: 1 } },
} as const;
const onPhonesOnly = {
  display: 'none',
  fontSize: 12,
  color: 'text.secondary',
  [PHONE]: { display: 'block' },
} as const;

/** A column per order, a row per field; where they differ, one value is chosen. */
export function MergeChoices({ entries, choice, keep, disabled, onKeep, onChoose }: MergeChoicesProps) {
  const translate = useT();
  const zoned = useZonedTime();
  const label = (column: OrderColumn) => translate(`orderForm.columns.${column}`);
  const isEqual = (column: OrderColumn) =>
    new Set(entries.map(({ values }) => values[column] ?? '')).size === 1;
  const equal = ORDER_COLUMNS.filter((column) => isEqual(column) && entries[0]?.values[column]);
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('inbox.merge.title')}>
      <Table size="small" sx={underEachOther}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('inbox.merge.field')}</TableCell>
            {entries.map((entry) => (
              <TableCell key={entry.id} sx={{ minWidth: 190 }}>
                {orderName(entry, translate)}
                <Box sx={{ fontWeight: 400, fontSize: 12, color: 'text.secondary' }}>
                  {zoned(entry.received_at)}
                </Box>
                <FormControlLabel
                  control={
                    <Radio
                      size="small"
                      name="merge-keep"
                      checked={keep === entry.id}
                      disabled={disabled}
                      onChange={() => onKeep(entry.id)}
                    />
                  }
                  label={translate('inbox.merge.remains')}
                />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {ORDER_COLUMNS.filter((column) => !isEqual(column)).map((column) => (
            <TableRow key={column}>
              <TableCell component="th" scope="row">
                {label(column)}
              </TableCell>
              {entries.map((entry) => (
                <TableCell key={entry.id}>
                  <Box component="span" sx={onPhonesOnly}>
                    {orderName(entry, translate)} · {zoned(entry.received_at)}
                  </Box>
                  <FormControlLabel
                    control={
                      <Radio
                        size="small"
                        name={`merge-${column}`}
                        checked={choice[column] === entry.id}
                        disabled={disabled}
                        onChange={() => onChoose(column, entry.id)}
                      />
                    }
                    label={
                      entry.values[column] ?? (
                        <Box component="span" sx={{ color: 'text.secondary' }}>
                          {translate('inbox.merge.nothing')}
                        </Box>
                      )
                    }
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {equal.length > 0 && (
        <Box sx={{ mt: 3, fontSize: 13 }}>
          <Box sx={{ fontWeight: 600 }}>{translate('inbox.merge.same')}</Box>
          {equal.map((column) => (
            <div key={column}>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {label(column)}:
              </Box>{' '}
              {entries[0]?.values[column]}
            </div>
          ))}
        </Box>
      )}
    </Box>
  );
}
