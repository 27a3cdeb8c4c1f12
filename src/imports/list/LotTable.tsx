import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router-dom';
import { isAtWork } from '../../domain/imports/importRules';
import type { ImportLotView } from '../../domain/imports/importView';
import { useT } from '../../i18n/useT';
import { stackedTable } from '../../ui/stackedTable';
import { useNumber } from '../../ui/useNumber';
import { useZonedTime } from '../../ui/useZonedTime';
import { LotCounts } from '../LotCounts';
import { LotStateTag } from '../LotStateTag';
import { lotPage } from '../lotCalls';
import { dayText } from '../../providers/measures';

const COLUMNS = ['file', 'state', 'client', 'day', 'rows', 'uploaded'] as const;
const quiet = { fontSize: 12, color: 'text.secondary' } as const;

/** All lots with state, client, and results of their rows. */
export function LotTable({ lots }: { lots: readonly ImportLotView[] }) {
  const translate = useT();
  const timeOf = useZonedTime();
  const number = useNumber();
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('pages.imports')}>
      <Table size="small" sx={{ ...stackedTable, '& td': { verticalAlign: 'top' } }}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column} sx={{ whiteSpace: 'nowrap' }}>
                {translate(`imports.columns.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lots.map((lot) => (
            <TableRow key={lot.id} hover>
              <TableCell sx={{ minWidth: 180 }}>
                <MuiLink
                  component={Link}
                  to={lotPage(lot.id)}
                  sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
                >
                  {lot.file_name}
                </MuiLink>
                <Box sx={quiet}>{translate(`imports.origins.${lot.origin}`)}</Box>
              </TableCell>
              <TableCell sx={{ minWidth: 140 }}>
                <LotStateTag state={lot.state} />
                {isAtWork(lot) && (
                  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1 }}>
                    <LinearProgress
                      variant="determinate"
                      value={lot.progress}
                      aria-label={translate('imports.progressOf', { file: lot.file_name })}
                      sx={{ flex: 1 }}
                    />
                    <Box component="span" className="tabular" sx={quiet}>
                      {lot.progress}&nbsp;%
                    </Box>
                  </Box>
                )}
              </TableCell>
              <TableCell sx={{ minWidth: 200 }}>
                {lot.client_name}
                <Box sx={quiet}>{lot.cdp_name}</Box>
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{dayText(lot.delivery_date)}</TableCell>
              <TableCell sx={{ minWidth: 190 }}>
                <Box className="tabular">
                  {translate('imports.rowCount', {
                    smart_count: lot.counts.total,
                    count: number(lot.counts.total),
                  })}
                </Box>
                <LotCounts counts={lot.counts} />
              </TableCell>
              <TableCell>
                {lot.created_by_name}
                <Box className="tabular" sx={{ ...quiet, whiteSpace: 'nowrap' }}>
                  {timeOf(lot.created_at)}
                </Box>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
