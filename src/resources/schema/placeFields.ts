import { ADDRESS_LINE_2_MAX, DEFAULT_STATE, GATE_CODE_MAX } from '../../domain/addresses/addressPosition';
import { STATE_CODES } from '../../domain/addresses/states';
import { boolean, choice, degrees, text, zipcode } from './fields';

/** Where a place with a door is (spec §3, Address). */
export const PLACE_FIELDS = {
  address: text({ required: true, max: 120 }),
  address_1: text({ max: ADDRESS_LINE_2_MAX }),
  city: text({ required: true, max: 60 }),
  state: choice({ required: true, choices: STATE_CODES, translated: false, initial: DEFAULT_STATE }),
  zipcode: zipcode({ required: true }),
  gate_code: text({ max: GATE_CODE_MAX }),
  latitude: degrees({ max: 90 }),
  longitude: degrees({ max: 180 }),
  /** As a geocoder writes it. */
  formatted_address: text({ uppercase: false }),
  /** The position is the middle of an area; nobody has confirmed the door. */
  is_approximate: boolean({ required: true, initial: false }),
  /** In one line, as drivers read it. */
  full_address: text({ computed: true }),
} as const;

/** What a person fills in of them, in its order; the position stands for both of its numbers. */
export const PLACE_FORM = [
  'address',
  'address_1',
  'city',
  'state',
  'zipcode',
  'gate_code',
  'latitude',
] as const;
