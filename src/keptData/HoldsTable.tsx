import HeldIcon from '@mui/icons-material/GavelOutlined';
import ReleasedIcon from '@mui/icons-material/LockOpenOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { LegalHold } from '../contract/keeping/legalHolds';
import { PERMISSIONS } from '../domain/access/permissions';
import { useT } from '../i18n/useT';
import { useAllowed } from '../providers/usePermissions';
import { stackedTable } from '../ui/stackedTable';
import { ToneTag } from '../ui/ToneTag';
import { useZonedTime } from '../ui/useZonedTime';
import { useHoldWords } from './useHoldWords';

interface HoldsTableProps {
  holds: readonly LegalHold[];
  onRelease: (hold: LegalHold) => void;
}

const COLUMNS = ['what', 'reason', 'placed', 'state'] as const;

/** Those in force first, then those that were released and by whom. */
export function HoldsTable({ holds, onRelease }: HoldsTableProps) {
  const translate = useT();
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('keptData.holds.title')}>
      <Table size="small" sx={{ ...stackedTable, '& td': { verticalAlign: 'top' } }}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{translate(`keptData.holds.columns.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {holds.map((hold) => (
            <HoldRow key={hold.id} hold={hold} onRelease={() => onRelease(hold)} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function HoldRow({ hold, onRelease }: { hold: LegalHold; onRelease: () => void }) {
  const translate = useT();
  const zoned = useZonedTime();
  const what = useHoldWords()(hold);
  const mayRelease = useAllowed(PERMISSIONS.kept_data.releaseHold);
  const { kind, reason, created_at, created_by_name, released_at, released_by_name, release_reason } = hold;
  return (
    <TableRow>
      <TableCell>
        <Box sx={{ fontWeight: 500 }}>{what}</Box>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{translate(`keptData.holds.kinds.${kind}`)}</Box>
      </TableCell>
      <TableCell sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{reason}</TableCell>
      <TableCell>
        {translate('keptData.holds.by', { name: created_by_name, at: zoned(created_at) })}
      </TableCell>
      <TableCell>
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <ToneTag
            isSmall
            tone={released_at === null ? 'amber' : 'neutral'}
            icon={released_at === null ? HeldIcon : ReleasedIcon}
            word={translate(`keptData.holds.${released_at === null ? 'inForce' : 'released'}`)}
          />
          {released_at !== null && (
            <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
              {translate('keptData.holds.by', { name: released_by_name ?? '', at: zoned(released_at) })}
              <Box sx={{ overflowWrap: 'anywhere' }}>{release_reason}</Box>
            </Box>
          )}
          {released_at === null && mayRelease && (
            <Button
              size="small"
              aria-label={translate('keptData.holds.releaseOf', { what })}
              onClick={onRelease}
              sx={{ marginInlineStart: -2 }}
            >
              {translate('keptData.holds.release')}
            </Button>
          )}
        </Box>
      </TableCell>
    </TableRow>
  );
}
