import { PERMISSIONS } from '../../access/permissions';
import { choice, count, day, moment, money, number, text } from '../columns';
import { defineReport } from '../defineReport';

/** Every fueling with consumption and cost per mile; unusual ones are marked. */
export const fuel = defineReport({
  name: 'fuel',
  group: 'fleet',
  right: PERMISSIONS.fueling.list,
  scope: 'operation',
  period: 'range',
  filters: ['vehicle', 'driver'],
  isPrivate: false,
  columns: {
    day: day(),
    vehicle: text(),
    driver: text(),
    station: text(),
    odometer: count(),
    gallons: number({ total: true, digits: 3 }),
    total_price: money({ total: true }),
    miles: count({ total: true }),
    miles_per_gallon: number({ digits: 1 }),
    cost_per_mile: number({ digits: 3 }),
    run_kilometres: number({ total: true, digits: 1 }),
    consumption: choice(),
  },
});

/** What drivers reported of their vehicles before the first stop, and who signed critical defects off. */
export const vehicleInspections = defineReport({
  name: 'vehicle_inspections',
  group: 'fleet',
  right: PERMISSIONS.inspections.list,
  scope: 'cdp',
  period: 'range',
  filters: ['cdp', 'vehicle', 'driver'],
  isPrivate: false,
  columns: {
    day: day(),
    vehicle: text(),
    driver: text(),
    run: text(),
    inspected_at: moment(),
    odometer: count(),
    defects: count({ total: true }),
    inspection: choice(),
    signed_by: text(),
    signed_at: moment(),
  },
});

/** Hours of the weeks that were signed off, by what they are paid. */
export const timesheets = defineReport({
  name: 'timesheets',
  group: 'fleet',
  right: PERMISSIONS.time_keeping.view,
  scope: 'operation',
  period: 'range',
  filters: ['driver'],
  isPrivate: false,
  first: 'last28',
  columns: {
    period_start: day(),
    period_end: day(),
    driver: text(),
    regular_hours: number({ total: true, digits: 2 }),
    overtime_hours: number({ total: true, digits: 2 }),
    double_hours: number({ total: true, digits: 2 }),
    signed_by: text(),
    signed_at: moment(),
  },
});
