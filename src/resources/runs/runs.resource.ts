import { EXCLUSIVE_LOGINS } from '../../domain/access/mobileSignIn';
import { withinDayHours } from '../../domain/time/dayHours';
import { runProblems } from '../../domain/runs/runRules';
import { defineResource, type RecordFor } from '../schema/defineResource';
import { boolean, choice, date, reference, references, text, time, weekdays } from '../schema/fields';

/** Runs as the office plans them: the pattern that each day's manifests are made from (spec §3, §5). */
export const runs = defineResource({
  name: 'runs',
  path: '/runs',
  screen: '/data/runs',
  representation: 'name',
  fields: {
    name: text({ required: true, unique: true, max: 60 }),
    description: text({ uppercase: false, multiline: true, max: 500 }),
    /** The first one drives unless a day says otherwise. */
    driver_ids: references({
      required: true,
      to: 'employees',
      text: 'full_name',
      only: { type: 'Driver' },
      message: 'validation.driverRequired',
    }),
    vehicle_id: reference({ required: true, to: 'vehicles', text: 'name' }),
    close_door_pharmacy_id: reference({ required: true, to: 'cdps', text: 'name' }),
    start_date: date({ required: true }),
    end_date: date({}),
    start_time: time({ required: true, rule: withinDayHours }),
    /** At or before the start: the next morning. Its hours are judged with the start. */
    end_time: time({ required: true, anyHour: true }),
    /** What the form says; null: made before anybody asked, or by a client that does not know it. */
    ends_next_day: boolean({ initial: false }),
    shift_days: weekdays({ required: true }),
    funding_source_ids: references({ to: 'funding_sources', text: 'name' }),
    pull_out_garage_id: reference({ to: 'vehicle_garages', text: 'name' }),
    pull_in_garage_id: reference({ to: 'vehicle_garages', text: 'name' }),
    exclusive_login: choice({ required: true, choices: EXCLUSIVE_LOGINS, initial: 'none' }),
    /** Of its CDP: every time of day above is meant in it. */
    time_zone: text({ computed: true, sortable: false, uppercase: false }),
    is_active: boolean({ required: true, initial: true }),
  },
  list: [
    'name',
    'driver_ids',
    'vehicle_id',
    'close_door_pharmacy_id',
    'shift_days',
    'start_time',
    'end_time',
    'start_date',
    'end_date',
    'is_active',
  ],
  hidden: ['start_date', 'end_date'],
  filters: ['name', 'driver_ids', 'vehicle_id', 'close_door_pharmacy_id', 'shift_days', 'is_active'],
  search: ['name'],
  form: {
    identity: ['name', 'close_door_pharmacy_id', 'description'],
    crew: ['driver_ids', 'vehicle_id'],
    shift: ['start_date', 'end_date', 'start_time', 'end_time', 'ends_next_day', 'shift_days', 'is_active'],
  },
  sort: { field: 'name', order: 'ASC' },
  actions: ['list', 'show', 'create', 'edit'],
  steps: ['info', 'settings', 'dailyTimes'],
  check: runProblems,
});
export type Run = RecordFor<typeof runs>;
