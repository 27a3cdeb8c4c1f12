import { PERMISSIONS } from '../../access/permissions';
import { choice, count, day, moment, money, text } from '../columns';
import { defineReport } from '../defineReport';

/** Cash that drivers handed over, beside what they owed. */
export const cashUps = defineReport({
  name: 'cash_ups',
  group: 'money',
  right: PERMISSIONS.custody.cashUps,
  scope: 'cdp',
  period: 'range',
  filters: ['cdp', 'driver'],
  isPrivate: false,
  columns: {
    day: day(),
    cdp: text(),
    driver: text(),
    to_hand_over: money({ total: true }),
    counted: money({ total: true }),
    missing: money({ total: true }),
    reason: text(),
    counted_by: text(),
    counted_at: moment(),
  },
});

/** Copayments of deliveries, paid and open. */
export const copayments = defineReport({
  name: 'copayments',
  group: 'money',
  right: PERMISSIONS.custody.cashUps,
  scope: 'cdp',
  period: 'range',
  filters: ['cdp', 'client', 'driver'],
  isPrivate: true,
  columns: {
    day: day(),
    run: text(),
    driver: text(),
    recipient: text(),
    client: text(),
    order_number: text(),
    status: choice(),
    copayment: money({ total: true }),
    collected: money({ total: true }),
    method: choice(),
  },
});

/** Deliveries per client by how they ended. */
export const deliveriesPerClient = defineReport({
  name: 'deliveries_per_client',
  group: 'money',
  right: PERMISSIONS.billing_report.generate,
  scope: 'cdp',
  period: 'range',
  filters: ['cdp', 'client'],
  isPrivate: false,
  columns: {
    client: text(),
    deliveries: count({ total: true }),
    delivered: count({ total: true }),
    picked_up: count({ total: true }),
    failed: count({ total: true }),
    rejected: count({ total: true }),
    canceled: count({ total: true }),
    collected: money({ total: true }),
  },
});
