import { ADDRESS_LINE_2_MAX, DEFAULT_STATE, GATE_CODE_MAX } from '../../domain/addressPosition';
import { US_STATE_CODES } from '../../domain/usStates';
import { defineResource, type RecordFor } from '../schema/defineResource';
import { boolean, choice, phone, text, zipcode } from '../schema/fields';

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
    address: text({ required: true, max: 120 }),
    address_1: text({ max: ADDRESS_LINE_2_MAX }),
    city: text({ required: true, max: 60 }),
    state: choice({ required: true, choices: US_STATE_CODES, translated: false, initial: DEFAULT_STATE }),
    zipcode: zipcode({ required: true }),
    gate_code: text({ max: GATE_CODE_MAX }),
    full_address: text({ computed: true }),
    comment: text({ uppercase: false, multiline: true, max: 500 }),
    is_active: boolean({ required: true, initial: true }),
  },
  list: ['name', 'kind', 'phone_number', 'full_address', 'is_active'],
  filters: ['name', 'kind', 'city', 'zipcode', 'is_active'],
  search: ['name', 'full_address'],
  form: {
    identity: ['name', 'kind', 'phone_number', 'is_active'],
    place: ['address', 'address_1', 'city', 'state', 'zipcode', 'gate_code', 'comment'],
  },
  sort: { field: 'name', order: 'ASC' },
  actions: ['list', 'show', 'create', 'edit'],
});
export type Location = RecordFor<typeof locations>;
