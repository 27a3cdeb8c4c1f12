import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { CashOfDriver } from '../domain/custody/custodyView';
import { cashTotals } from '../domain/money/cashUp';
import { formatMoney } from '../domain/money/money';
import { useT } from '../i18n/useT';
import { OnPhone } from '../ui/OnPhone';
import { stackedTable } from '../ui/stackedTable';
import { Amounts } from './Amounts';
import { CASH_COLUMNS } from './cashColumns';
import { DriverRow } from './DriverRow';
import { cashKey } from './useCash';
import styles from './cashUp.module.css';

interface DriversTableProps {
  drivers: readonly CashOfDriver[];
  onCount: (driver: CashOfDriver) => void;
}

/** On a phone: the driver, then two amounts per line. */
const amountsInLines = {
  '@media (max-width: 600px)': {
    '& tbody tr': { gridTemplateColumns: '1fr 1fr' },
    '& tbody td': { px: 2 },
    '& tbody td:first-of-type, & tbody td:nth-last-of-type(-n+2)': { gridColumn: '1 / -1' },
  },
} as const;

/** All drivers of a day, their sum first; a driver opens to the clients that the amounts belong to. */
export function DriversTable({ drivers, onCount }: DriversTableProps) {
  const translate = useT();
  const label = translate('cashUp.table');
  const totals = cashTotals(drivers);
  return (
    <Card className={styles.screen} sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
      <Table
        size="small"
        aria-label={label}
        sx={[{ '& td, & th': { px: 2.5 } }, stackedTable, amountsInLines]}
      >
        <TableHead>
          <TableRow>
            <TableCell>{translate('cashUp.columns.driver')}</TableCell>
            {CASH_COLUMNS.map(([field, word]) => (
              <TableCell key={field} align="right" sx={{ whiteSpace: 'nowrap' }}>
                {translate(`cashUp.columns.${word}`)}
              </TableCell>
            ))}
            <TableCell>{translate('cashUp.columns.counted')}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow sx={{ '& td': { fontWeight: 600 }, backgroundColor: 'action.hover' }}>
            <TableCell>{translate('cashUp.allDrivers')}</TableCell>
            <Amounts figures={totals} />
            <TableCell className="tabular">
              <OnPhone>{translate('cashUp.columns.counted')}: </OnPhone>
              {formatMoney(totals.counted)}
              <Box sx={{ fontSize: 12, fontWeight: 400, color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {translate('cashUp.countedDrivers', {
                  counted: totals.countedDrivers,
                  smart_count: totals.drivers,
                })}
              </Box>
            </TableCell>
            <TableCell />
          </TableRow>
          {drivers.map((driver) => (
            <DriverRow key={cashKey(driver)} driver={driver} onCount={() => onCount(driver)} />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
