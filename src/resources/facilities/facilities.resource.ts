import { ADDRESS_LINE_2_MAX, DEFAULT_STATE, GATE_CODE_MAX } from '../../domain/addressPosition';
import { US_STATE_CODES } from '../../domain/usStates';
import { defineResource, type RecordFor } from '../schema/defineResource';
import { boolean, choice, phone, text, zipcode } from '../schema/fields';

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
    address: text({ required: true, max: 120 }),
    address_1: text({ max: ADDRESS_LINE_2_MAX }),
    city: text({ required: true, max: 60 }),
    state: choice({ required: true, choices: US_STATE_CODES, translated: false, initial: DEFAULT_STATE }),
    zipcode: zipcode({ required: true }),
    gate_code: text({ max: GATE_CODE_MAX }),
    /** In one line, as drivers read it. */
    full_address: text({ computed: true }),
    /** What every driver should know at the desk. */
    comment: text({ uppercase: false, multiline: true, max: 500 }),
    is_active: boolean({ required: true, initial: true }),
  },
  list: ['name', 'facility_type', 'phone_number', 'full_address', 'is_active'],
  filters: ['name', 'facility_type', 'city', 'zipcode', 'is_active'],
  search: ['name', 'full_address'],
  form: {
    identity: ['name', 'facility_type', 'phone_number', 'is_active'],
    place: ['address', 'address_1', 'city', 'state', 'zipcode', 'gate_code', 'comment'],
  },
  sort: { field: 'name', order: 'ASC' },
  actions: ['list', 'show', 'create', 'edit'],
});
export type Facility = RecordFor<typeof facilities>;
