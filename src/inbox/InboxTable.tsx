import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { InboxEntry } from '../domain/imports/inboxView';
import { useT } from '../i18n/useT';
import { CheckboxOverSeveral } from '../ui/CheckboxOverSeveral';
import { rowArrows } from '../ui/rowArrows';
import { stackedTable } from '../ui/stackedTable';
import { InboxRow } from './InboxRow';

const COLUMNS = ['order', 'recipient', 'client', 'day', 'state'] as const;

const moveFocus = rowArrows('.inbox-open');

interface InboxTableProps {
  entries: readonly InboxEntry[];
  checked: ReadonlySet<number>;
  mayCheck: boolean;
  now: Date;
  onCheck: (ids: readonly number[], isChecked: boolean) => void;
  onOpen: (id: number) => void;
}

/** Orders of the inbox, newest first; open ones can be checked. */
export function InboxTable({ entries, checked, mayCheck, now, onCheck, onOpen }: InboxTableProps) {
  const translate = useT();
  const open = entries.filter(({ state }) => state === 'open').map(({ id }) => id);
  const count = open.filter((id) => checked.has(id)).length;
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('inbox.list')}>
      <Table size="small" sx={{ ...stackedTable, '& th, & td': { paddingInline: 2 } }}>
        <TableHead>
          <TableRow>
            {mayCheck && (
              <TableCell padding="checkbox">
                <CheckboxOverSeveral
                  size="small"
                  disabled={open.length === 0}
                  checked={open.length > 0 && count === open.length}
                  indeterminate={count > 0 && count < open.length}
                  onChange={(_, isChecked) => onCheck(open, isChecked)}
                  label={translate('inbox.selectAll')}
                />
              </TableCell>
            )}
            {COLUMNS.map((column) => (
              <TableCell key={column}>{translate(`inbox.columns.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody onKeyDown={moveFocus}>
          {entries.map((entry) => (
            <InboxRow
              key={entry.id}
              entry={entry}
              isChecked={checked.has(entry.id)}
              mayCheck={mayCheck}
              now={now}
              onCheck={onCheck}
              onOpen={onOpen}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
