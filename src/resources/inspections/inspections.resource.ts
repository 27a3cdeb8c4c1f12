import { INSPECTION_STATES } from '../../domain/fleet/inspection';
import { defineResource } from '../schema/defineResource';
import { choice, dateTime, integer, reference, text } from '../schema/fields';

/** What drivers reported of their vehicles (VIR). Posted by their devices, never changed; a critical one is signed off. */
export const inspections = defineResource({
  name: 'inspections',
  path: '/inspections',
  screen: '/inspections',
  representation: 'title',
  fields: {
    title: text({ computed: true, sortable: false }),
    state: choice({ computed: true, choices: INSPECTION_STATES }),
    vehicle_id: reference({ required: true, to: 'vehicles', text: 'name' }),
    employee_id: reference({ required: true, to: 'employees', text: 'full_name' }),
    delivery_manifest_id: integer({}),
    inspected_at: dateTime({ required: true }),
    /** Whole miles. */
    odometer: integer({ required: true, min: 0, max: 2_000_000 }),
    defect_count: integer({ required: true, min: 0 }),
    comment: text({ max: 500, uppercase: false, multiline: true }),
    signed_off_at: dateTime({}),
    signed_off_by_name: text({ max: 120 }),
    sign_off_note: text({ max: 500, uppercase: false, multiline: true }),
  },
  list: ['title', 'state', 'inspected_at', 'employee_id', 'odometer', 'defect_count', 'signed_off_at'],
  filters: ['state', 'vehicle_id', 'employee_id', 'inspected_at'],
  search: ['comment'],
  form: {
    inspection: ['vehicle_id', 'employee_id', 'inspected_at', 'odometer', 'defect_count', 'comment'],
    signOff: ['signed_off_at', 'signed_off_by_name', 'sign_off_note'],
  },
  sort: { field: 'inspected_at', order: 'DESC' },
  actions: ['list', 'show'],
});
