import { CORRECTION_STATES, correctionProblems } from '../../domain/fleet/workTime';
import { defineResource } from '../schema/defineResource';
import { boolean, choice, date, integer, reference, text, time } from '../schema/fields';

/** Hours that the pull-out and pull-in of a run tell wrongly, or that no run tells. They count once they are approved. */
export const timeCorrections = defineResource({
  name: 'time_corrections',
  path: '/time_corrections',
  screen: '/timesheets/corrections',
  representation: 'title',
  fields: {
    title: text({ computed: true, sortable: false }),
    state: choice({ computed: true, choices: CORRECTION_STATES }),
    employee_id: reference({
      required: true,
      to: 'employees',
      text: 'full_name',
      only: { type: 'Driver', driver_time_keeping: '1' },
    }),
    work_date: date({ required: true, min: '2022-01-01' }),
    /** The run whose hours it replaces; none: hours beside all runs. */
    delivery_manifest_id: integer({ min: 1 }),
    clock_in: time({ required: true, anyHour: true }),
    clock_out: time({ required: true, anyHour: true }),
    ends_next_day: boolean({ required: true, initial: false }),
    break_minutes: integer({ min: 0, max: 600 }),
    reason: text({ required: true, max: 300, uppercase: false, multiline: true }),
    created_by_name: text({ computed: true }),
    decided_by_name: text({ computed: true }),
    decision_note: text({ computed: true }),
  },
  list: [
    'title',
    'state',
    'work_date',
    'clock_in',
    'clock_out',
    'break_minutes',
    'reason',
    'created_by_name',
    'decided_by_name',
  ],
  filters: ['state', 'employee_id', 'work_date'],
  search: ['reason'],
  form: {
    correction: [
      'employee_id',
      'work_date',
      'clock_in',
      'clock_out',
      'break_minutes',
      'ends_next_day',
      'delivery_manifest_id',
      'reason',
    ],
  },
  sort: { field: 'work_date', order: 'DESC' },
  actions: ['list', 'show', 'create', 'edit'],
  check: correctionProblems,
});
