import { defineResource, type RecordFor } from '../schema/defineResource';
import { boolean, choice, phone, text } from '../schema/fields';

/** Assisted living (ALF) and skilled nursing (SNF) facilities (spec §3). */
export const FACILITY_TYPES = ['ALF', 'SNF'] as const;

export const facilities = defineResource({
  name: 'facilities',
  path: '/facilities',
  screen: '/data/alf_snf',
  representation: 'name',
  fields: {
    name: text({ required: true, unique: true, max: 80 }),
    facility_type: choice({ required: true, choices: FACILITY_TYPES }),
    phone_number: phone({}),
    full_address: text({ required: true, max: 200 }),
    is_active: boolean({ required: true, initial: true }),
  },
  list: ['name', 'facility_type', 'phone_number', 'full_address', 'is_active'],
  filters: ['name', 'facility_type', 'is_active'],
  search: ['name', 'full_address'],
  form: { identity: ['name', 'facility_type'], place: ['phone_number', 'full_address', 'is_active'] },
  sort: { field: 'name', order: 'ASC' },
  actions: ['list', 'show', 'create', 'edit'],
});
export type Facility = RecordFor<typeof facilities>;
