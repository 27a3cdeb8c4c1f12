import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { KeptKindView } from '../contract/keeping/keptData';
import { RETENTION_SETTING } from '../domain/keeping/retention';
import { useT } from '../i18n/useT';
import { stackedTable } from '../ui/stackedTable';
import { useNumber } from '../ui/useNumber';
import { useZonedTime } from '../ui/useZonedTime';
import { OldCount } from './OldCount';

const COLUMNS = ['kind', 'days', 'last', 'now'] as const;

/** Each kind of data: what it is and why it is kept so long at least, its days, the last night, and what would go now. */
export function KindsTable({ kinds }: { kinds: readonly KeptKindView[] }) {
  const translate = useT();
  const number = useNumber();
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('pages.keptData')}>
      <Table size="small" sx={{ ...stackedTable, '& td': { verticalAlign: 'top' } }}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{translate(`keptData.columns.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {kinds.map(({ kind, days, last }) => (
            <TableRow key={kind}>
              <TableCell sx={{ minWidth: { sm: 280 } }}>
                <Box sx={{ fontWeight: 500 }}>{translate(`keptData.kinds.${kind}`)}</Box>
                <Box sx={{ fontSize: 13, color: 'text.secondary', maxWidth: '60ch' }}>
                  {translate(`settings.items.${RETENTION_SETTING[kind]}.what`)}
                </Box>
              </TableCell>
              <TableCell
                className="tabular"
                data-label={translate('keptData.columns.days')}
                sx={{ whiteSpace: 'nowrap' }}
              >
                {translate('keptData.days', { smart_count: days, count: number(days) })}
              </TableCell>
              <TableCell className="tabular" data-label={translate('keptData.columns.last')}>
                <LastRound last={last} />
              </TableCell>
              <TableCell sx={{ minWidth: { sm: 200 } }}>
                <OldCount kind={kind} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function LastRound({ last }: Pick<KeptKindView, 'last'>) {
  const translate = useT();
  const number = useNumber();
  const zoned = useZonedTime();
  if (last === null) return <>{translate('keptData.never')}</>;
  const count = number(last.removed);
  if (last.finished_at === null) return <>{translate('keptData.atWork', { count })}</>;
  const at = zoned(last.finished_at);
  return (
    <>
      {last.removed === 0
        ? translate('keptData.lastNone', { at })
        : translate('keptData.last', { at, count })}
    </>
  );
}
