import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { CashOfDriver } from '../domain/custody/custodyView';
import { useT } from '../i18n/useT';
import { stackedTable } from '../ui/stackedTable';
import { Amounts } from './Amounts';
import { CASH_COLUMNS } from './cashColumns';

/** On a phone: the driver, then two amounts per line. */
const amountsInLines = {
  '@media (max-width: 600px)': {
    '& tbody tr': { gridTemplateColumns: '1fr 1fr' },
    '& tbody td': { px: 0 },
    '& tbody td:first-of-type': { gridColumn: '1 / -1' },
  },
} as const;

/** A driver's copayments, client by client, and their sum. */
export function CashTable({ driver }: { driver: CashOfDriver }) {
  const translate = useT();
  const label = translate('cashUp.tableOf', { driver: driver.employee, cdp: driver.cdp_name });
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
      <Table size="small" aria-label={label} sx={[{ tableLayout: 'fixed' }, stackedTable, amountsInLines]}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '36%' }}>{translate('cashUp.columns.client')}</TableCell>
            {CASH_COLUMNS.map(([field, word]) => (
              <TableCell key={field} align="right" sx={{ whiteSpace: 'nowrap' }}>
                {translate(`cashUp.columns.${word}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {driver.clients.map((client) => (
            <TableRow key={client.funding_source_id ?? 0}>
              <TableCell>{client.client ?? translate('cashUp.noClient')}</TableCell>
              <Amounts figures={client} />
            </TableRow>
          ))}
          <TableRow sx={{ '& td': { fontWeight: 600, borderBottom: 0 } }}>
            <TableCell>{translate('cashUp.total')}</TableCell>
            <Amounts figures={driver} />
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  );
}
