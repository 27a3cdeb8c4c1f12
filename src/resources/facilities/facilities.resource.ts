import { openingProblems } from '../../domain/time/openingHours';
import { defineResource, type RecordFor } from '../schema/defineResource';
import { boolean, choice, phone, text, time, weekdays } from '../schema/fields';
import { PLACE_FIELDS, PLACE_FORM } from '../schema/placeFields';

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
    ...PLACE_FIELDS,
    /** When the desk takes deliveries; both or none. */
    opens_at: time({ anyHour: true }),
    closes_at: time({ anyHour: true }),
    /** None: every day. */
    open_days: weekdays({}),
    /** What every driver should know at the desk. */
    comment: text({ uppercase: false, multiline: true, max: 500 }),
    is_active: boolean({ required: true, initial: true }),
  },
  list: [
    'name',
    'facility_type',
    'phone_number',
    'full_address',
    'opens_at',
    'closes_at',
    'open_days',
    'is_active',
  ],
  hidden: ['open_days'],
  filters: ['name', 'facility_type', 'city', 'zipcode', 'is_active'],
  search: ['name', 'full_address'],
  form: {
    identity: ['name', 'facility_type', 'phone_number', 'is_active'],
    place: [...PLACE_FORM, 'comment'],
    hours: ['opens_at', 'closes_at', 'open_days'],
  },
  sort: { field: 'name', order: 'ASC' },
  actions: ['list', 'show', 'create', 'edit'],
  check: openingProblems,
});
export type Facility = RecordFor<typeof facilities>;
