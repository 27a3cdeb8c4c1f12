import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router-dom';
import type { BillingPeriod } from '../contract/billing/billing';
import { useT } from '../i18n/useT';
import { stackedTable } from '../ui/stackedTable';
import { useNumber } from '../ui/useNumber';
import { centsText } from './amounts';
import { PeriodState } from './PeriodState';

const COLUMNS = ['client', 'state', 'deliveries', 'differences', 'corrections', 'total', 'invoice'] as const;
const NUMBERS: ReadonlySet<string> = new Set(['deliveries', 'differences', 'corrections', 'total']);

/** The clients of a month with what each is charged. */
export function PeriodsTable({ label, periods }: { label: string; periods: readonly BillingPeriod[] }) {
  const translate = useT();
  const number = useNumber();
  const total = periods.reduce((sum, { amounts }) => sum + amounts.total, 0);
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={label}>
      <Table size="small" sx={{ ...stackedTable, fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column} align={NUMBERS.has(column) ? 'right' : 'left'}>
                {translate(`billing.columns.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {periods.map((period) => (
            <TableRow key={period.id} hover>
              <TableCell>
                <MuiLink component={Link} to={`/billing/${period.id}`} sx={{ fontWeight: 500 }}>
                  {period.client}
                </MuiLink>
                {period.without_prices > 0 ? (
                  <Box sx={{ fontSize: 12, color: 'var(--amber-text)' }}>
                    {translate('billing.withoutPrices', { smart_count: period.without_prices })}
                  </Box>
                ) : null}
              </TableCell>
              <TableCell>
                <PeriodState period={period} />
              </TableCell>
              <TableCell align="right">{number(period.deliveries)}</TableCell>
              <TableCell align="right">{number(period.differences)}</TableCell>
              <TableCell align="right">{number(period.corrections)}</TableCell>
              <TableCell align="right" sx={{ fontWeight: 500 }}>
                {centsText(period.amounts.total)}
              </TableCell>
              <TableCell>{period.invoice_number}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow sx={{ '& td': { color: 'text.primary', fontSize: 13, fontWeight: 600 } }}>
            <TableCell colSpan={5}>{translate('billing.columns.total')}</TableCell>
            <TableCell align="right">{centsText(total)}</TableCell>
            <TableCell />
          </TableRow>
        </TableFooter>
      </Table>
    </Box>
  );
}
