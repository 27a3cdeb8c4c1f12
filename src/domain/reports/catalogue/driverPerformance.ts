import { PERMISSIONS } from '../../access/permissions';
import { count, percent, perEach, text } from '../columns';
import { defineReport } from '../defineReport';

/** What each driver delivered, how punctually, and how long stops and shifts took. */
export const driverPerformance = defineReport({
  name: 'driver_performance',
  group: 'quality',
  right: PERMISSIONS.dashboards.view,
  scope: 'cdp',
  period: 'range',
  filters: ['cdp', 'driver'],
  isPrivate: false,
  columns: {
    driver: text(),
    cdp: text(),
    runs: count({ total: true }),
    deliveries: count({ total: true }),
    delivered: count({ total: true }),
    failed: count({ total: true }),
    measured: count({ total: true }),
    on_time: count({ total: true }),
    on_time_share: percent('on_time', 'measured'),
    first_visit: count({ total: true }),
    timed: count({ total: true }),
    timed_minutes: count({ total: true }),
    minutes_per_stop: perEach('timed_minutes', 'timed'),
    overtime_runs: count({ total: true }),
    overtime_minutes: count({ total: true }),
  },
});
