import { PERMISSIONS } from '../../access/permissions';
import { count, percent, text } from '../columns';
import { defineReport } from '../defineReport';

/** How many deliveries kept their promise, by CDP and client. */
export const onTime = defineReport({
  name: 'on_time',
  group: 'quality',
  right: PERMISSIONS.dashboards.view,
  scope: 'cdp',
  period: 'range',
  filters: ['cdp', 'client'],
  isPrivate: false,
  columns: {
    cdp: text(),
    client: text(),
    deliveries: count({ total: true }),
    delivered: count({ total: true }),
    failed: count({ total: true }),
    measured: count({ total: true }),
    on_time: count({ total: true }),
    on_time_share: percent('on_time', 'measured'),
    first_visit: count({ total: true }),
    first_visit_share: percent('first_visit', 'delivered'),
  },
});
