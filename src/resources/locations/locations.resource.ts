import { defineResource, type RecordFor } from '../schema/defineResource';
import { boolean, choice, phone, text } from '../schema/fields';
import { PLACE_FIELDS, PLACE_FORM } from '../schema/placeFields';

export const LOCATION_KINDS = [
  'hospital',
  'clinic',
  'dialysis',
  'pharmacy',
  'laboratory',
  'garage',
  'office',
  'other',
] as const;

/** Named places that stops and shifts refer to again and again (spec §1, menu; §2, /data/locations). */
export const locations = defineResource({
  name: 'locations',
  path: '/locations',
  screen: '/data/locations',
  representation: 'name',
  fields: {
    name: text({ required: true, unique: true, max: 80 }),
    kind: choice({ required: true, choices: LOCATION_KINDS }),
    phone_number: phone({}),
    ...PLACE_FIELDS,
    comment: text({ uppercase: false, multiline: true, max: 500 }),
    is_active: boolean({ required: true, initial: true }),
  },
  list: ['name', 'kind', 'phone_number', 'full_address', 'is_active'],
  filters: ['name', 'kind', 'city', 'zipcode', 'is_active'],
  search: ['name', 'full_address'],
  form: {
    identity: ['name', 'kind', 'phone_number', 'is_active'],
    place: [...PLACE_FORM, 'comment'],
  },
  sort: { field: 'name', order: 'ASC' },
  actions: ['list', 'show', 'create', 'edit'],
});
export type Location = RecordFor<typeof locations>;
