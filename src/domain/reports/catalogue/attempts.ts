import { PERMISSIONS } from '../../access/permissions';
import { choice, count, day, moment, text } from '../columns';
import { defineReport } from '../defineReport';

/** Deliveries that took more than one visit, or none that worked. */
export const attempts = defineReport({
  name: 'attempts',
  group: 'quality',
  right: PERMISSIONS.dispatch.listDeliveries,
  scope: 'cdp',
  period: 'range',
  filters: ['cdp', 'client', 'driver'],
  isPrivate: true,
  columns: {
    day: day(),
    run: text(),
    driver: text(),
    recipient: text(),
    address: text(),
    client: text(),
    order_number: text(),
    status: choice(),
    status_since: moment(),
    attempts: count({ total: true }),
    reason: text(),
    comments: text(),
  },
});
