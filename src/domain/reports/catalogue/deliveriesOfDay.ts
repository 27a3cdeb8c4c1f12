import { PERMISSIONS } from '../../access/permissions';
import { choice, count, moment, money, text } from '../columns';
import { defineReport } from '../defineReport';

/** Every delivery of a day, run by run. */
export const deliveriesOfDay = defineReport({
  name: 'deliveries_of_day',
  group: 'day',
  right: PERMISSIONS.dispatch.listDeliveries,
  scope: 'cdp',
  period: 'day',
  filters: ['cdp', 'client', 'driver'],
  isPrivate: true,
  columns: {
    run: text(),
    place: count(),
    order_number: text(),
    recipient: text(),
    address: text(),
    client: text(),
    driver: text(),
    status: choice(),
    status_since: moment(),
    received_by: text(),
    reason: text(),
    attempts: count({ total: true }),
    copayment: money({ total: true, charge: true }),
  },
});
