import { PERMISSIONS } from '../../access/permissions';
import { count, day, moment, number, percent, text } from '../columns';
import { defineReport } from '../defineReport';

/** Runs that are done, with what became of their deliveries. */
export const doneRuns = defineReport({
  name: 'done_runs',
  group: 'day',
  right: PERMISSIONS.dispatch.list,
  scope: 'cdp',
  period: 'range',
  filters: ['cdp', 'vehicle', 'driver'],
  isPrivate: false,
  columns: {
    day: day(),
    run: text(),
    cdp: text(),
    driver: text(),
    vehicle: text(),
    shift_start: moment(),
    shift_end: moment(),
    last_stop: moment(),
    deliveries: count({ total: true }),
    delivered: count({ total: true }),
    failed: count({ total: true }),
    delivered_share: percent('delivered', 'deliveries'),
    miles: number({ total: true, digits: 1 }),
  },
});
