import Box from '@mui/material/Box';
import { fromWire } from '../../../domain/time/dates';
import { formatMoney } from '../../../domain/money/money';
import type { KeyUnder } from '../../../i18n/messageKey';
import { useT } from '../../../i18n/useT';
import { DeliveryStatus } from '../../deliveries/DeliveryStatus';
import { fieldOf, resourceOf } from '../../../ui/resourceOf';
import type { PastService } from '../../../contract/participants/pastServices';
import { dayText, formatTimeOnDay } from '../../../providers/measures';

const COLUMNS = ['date', 'order', 'status', 'driver', 'cdp', 'copayment'] as const;
const statusField = fieldOf(resourceOf('delivery_events'), 'delivery_event_status_id');

/** Scrolls sideways on a phone, with the day kept in sight. */
export function ServiceTable({ rows }: { rows: readonly PastService[] }) {
  const translate = useT();
  const word = (key: KeyUnder<'participants.pastServices'>) => translate(`participants.pastServices.${key}`);
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={word('title')}
      sx={{
        overflowX: 'auto',
        '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: 13 },
        '& th, & td': {
          px: 3,
          height: 40,
          textAlign: 'left',
          whiteSpace: 'nowrap',
          borderBottom: '1px solid',
          borderColor: 'divider',
        },
        '& th': { height: 36, fontSize: 12, fontWeight: 500, color: 'text.secondary' },
        '& th:first-of-type, & td:first-of-type': {
          position: 'sticky',
          left: 0,
          pl: 0,
          bgcolor: 'background.paper',
        },
        '& .right': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
        '& tbody tr:last-of-type td': { borderBottom: 0 },
      }}
    >
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={column === 'copayment' ? 'right' : undefined}>
                {word(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                {dayText(row.delivery_date)}
                {row.datetime && (
                  <Box component="span" sx={{ color: 'text.secondary', ml: 2 }}>
                    {formatTimeOnDay(fromWire(row.datetime), row.time_zone, row.delivery_date)}
                  </Box>
                )}
              </td>
              <td>{row.order_number ?? '–'}</td>
              <td>
                <DeliveryStatus
                  resource="delivery_events"
                  name="delivery_event_status_id"
                  field={statusField}
                  record={{ ...row }}
                  value={row.delivery_event_status_id}
                />
              </td>
              <td>{row.driver_name ?? '–'}</td>
              <td>{row.cdp_name}</td>
              <td className="right">{row.copayment_amount ? formatMoney(row.copayment_amount) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
