import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router-dom';
import type { BillingLine, BillingLineKind } from '../contract/billing/billing';
import { CHARGES } from '../domain/billing/prices';
import { eventStatusKey } from '../domain/stops/eventStatus';
import { useT } from '../i18n/useT';
import { dayText } from '../providers/measures';
import { stackedTable } from '../ui/stackedTable';
import { useZonedTime } from '../ui/useZonedTime';
import { centsText } from './amounts';

interface LinesTableProps {
  kind: BillingLineKind;
  lines: readonly BillingLine[];
  /** Absent where the period is closed, or the person may not. */
  onCorrect?: (line: BillingLine) => void;
  onRemove?: (line: BillingLine) => void;
}

/** What a line consists of: "Delivery $5.00, stop $2.00". */
function usePartsText() {
  const translate = useT();
  return (line: BillingLine) =>
    CHARGES.filter((name) => line[name] !== 0)
      .map((name) => `${translate(`invoice.parts.${name}`)} ${centsText(line[name])}`)
      .join(', ');
}

/** Lines of one kind, each with its delivery. */
export function LinesTable({ kind, lines, onCorrect, onRemove }: LinesTableProps) {
  const translate = useT();
  const zoned = useZonedTime();
  const partsText = usePartsText();
  const isCorrection = kind === 'correction';
  return (
    <Box
      sx={{ overflowX: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={translate('billing.period.linesOf', { kind: translate(`billing.period.kinds.${kind}`) })}
    >
      <Table size="small" sx={{ ...stackedTable, fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('billing.period.delivery')}</TableCell>
            <TableCell>{translate(isCorrection ? 'invoice.reason' : 'invoice.status')}</TableCell>
            <TableCell>{translate('invoice.for')}</TableCell>
            <TableCell align="right">{translate('invoice.amount')}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => {
            const { delivery_event_id: id, order_number, delivery_date, reason } = line;
            return (
              <TableRow key={line.id} hover>
                <TableCell>
                  {id === null ? null : (
                    <MuiLink
                      component={Link}
                      to={`/data/deliveries/${id}`}
                      aria-label={translate('billing.period.openDelivery', { number: order_number ?? id })}
                    >
                      {order_number ?? id}
                    </MuiLink>
                  )}
                  {delivery_date === null ? null : (
                    <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{dayText(delivery_date)}</Box>
                  )}
                </TableCell>
                <TableCell>
                  {isCorrection
                    ? reason
                    : line.delivery_event_status_id === null
                      ? null
                      : translate(eventStatusKey(line.delivery_event_status_id))}
                </TableCell>
                <TableCell sx={{ color: 'text.secondary' }}>
                  {isCorrection
                    ? translate('billing.period.by', {
                        name: line.created_by_name ?? '',
                        at: zoned(line.created_at),
                      })
                    : partsText(line)}
                </TableCell>
                <TableCell align="right" sx={{ fontWeight: 500 }}>
                  {centsText(line.total)}
                </TableCell>
                <TableCell align="right">
                  {onCorrect && id !== null ? (
                    <Button
                      size="small"
                      aria-label={translate('billing.period.correctLine', { number: order_number ?? id })}
                      onClick={() => onCorrect(line)}
                    >
                      {translate('billing.period.correct')}
                    </Button>
                  ) : null}
                  {onRemove ? (
                    <Button
                      size="small"
                      aria-label={translate('billing.period.removeOf', { reason: reason ?? '' })}
                      onClick={() => onRemove(line)}
                    >
                      {translate('billing.period.remove')}
                    </Button>
                  ) : null}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}
