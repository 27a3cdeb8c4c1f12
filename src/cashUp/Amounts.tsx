import TableCell from '@mui/material/TableCell';
import { formatMoney } from '../domain/money/money';
import type { CashFigures } from '../domain/money/cashUp';
import { useT } from '../i18n/useT';
import { OnPhone } from '../ui/OnPhone';
import { CASH_COLUMNS } from './cashColumns';

/** The four amounts of a driver, a client or a sum; zeros are quiet. */
export function Amounts({ figures }: { figures: CashFigures }) {
  const translate = useT();
  return CASH_COLUMNS.map(([field, word]) => (
    <TableCell
      key={field}
      align="right"
      className="tabular"
      sx={{ color: figures[field] === '0.00' ? 'text.secondary' : undefined }}
    >
      <OnPhone>{translate(`cashUp.columns.${word}`)}: </OnPhone>
      {formatMoney(figures[field])}
    </TableCell>
  ));
}
