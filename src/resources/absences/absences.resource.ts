import { ABSENCE_KINDS, absenceProblems } from '../../domain/fleet/absence';
import { defineResource } from '../schema/defineResource';
import { boolean, choice, date, reference, text } from '../schema/fields';

/** Days without a driver or a vehicle. Canceled ones are inactive, as nothing is deleted. */
export const absences = defineResource({
  name: 'absences',
  path: '/absences',
  screen: '/calendar/absences',
  representation: 'title',
  fields: {
    title: text({ computed: true, sortable: false }),
    kind: choice({ required: true, choices: ABSENCE_KINDS, initial: 'vacation' }),
    employee_id: reference({ to: 'employees', text: 'full_name', only: { type: 'Driver' } }),
    vehicle_id: reference({ to: 'vehicles', text: 'name' }),
    starts_on: date({ required: true, min: '2022-01-01' }),
    ends_on: date({ required: true, min: '2022-01-01' }),
    comment: text({ max: 300, uppercase: false, multiline: true }),
    is_active: boolean({ required: true, initial: true }),
  },
  list: ['title', 'kind', 'starts_on', 'ends_on', 'comment', 'is_active'],
  filters: ['kind', 'employee_id', 'vehicle_id', 'starts_on', 'ends_on', 'is_active'],
  search: ['comment'],
  form: { absence: ['employee_id', 'vehicle_id', 'starts_on', 'ends_on', 'kind', 'is_active', 'comment'] },
  sort: { field: 'starts_on', order: 'DESC' },
  actions: ['list', 'show', 'create', 'edit'],
  check: absenceProblems,
});
