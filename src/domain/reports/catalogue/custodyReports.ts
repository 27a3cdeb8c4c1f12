import { PERMISSIONS } from '../../access/permissions';
import { choice, count, day, moment, text } from '../columns';
import { defineReport } from '../defineReport';

/** Bags that came back or are missing, with who recorded it and why. */
export const custodyOfBags = defineReport({
  name: 'custody',
  group: 'custody',
  right: PERMISSIONS.custody.list,
  scope: 'cdp',
  period: 'range',
  filters: ['cdp', 'driver'],
  isPrivate: true,
  columns: {
    day: day(),
    run: text(),
    driver: text(),
    recipient: text(),
    order_number: text(),
    bag_place: choice(),
    reason: text(),
    recorded_by: text(),
    recorded_at: moment(),
  },
});

/** Runs whose bags were counted at the CDP: who confirmed it and when, and those that nobody has. */
export const handOvers = defineReport({
  name: 'hand_overs',
  group: 'custody',
  right: PERMISSIONS.custody.list,
  scope: 'cdp',
  period: 'range',
  filters: ['cdp', 'driver'],
  isPrivate: false,
  columns: {
    day: day(),
    run: text(),
    cdp: text(),
    driver: text(),
    vehicle: text(),
    deliveries: count({ total: true }),
    bags_returned: count({ total: true }),
    bags_missing: count({ total: true }),
    hand_over: choice(),
    confirmed_by: text(),
    confirmed_at: moment(),
  },
});
