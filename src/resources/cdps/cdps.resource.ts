import { WHOLE_LIST_PER_PAGE } from '../../domain/wire/lists';
import { defineResource, type RecordFor } from '../schema/defineResource';
import { boolean, choice, color, degrees, phone, text } from '../schema/fields';
import { PLACE_FIELDS, PLACE_FORM } from '../schema/placeFields';
import { TIME_ZONES } from '../schema/timeZones';

/** Collection and drop-off points: the pharmacies that runs start from (spec §3). */
export const cdps = defineResource({
  name: 'cdps',
  path: '/cdp',
  screen: '/data/cdps',
  representation: 'name',
  fields: {
    name: text({ required: true, unique: true, max: 60 }),
    ...PLACE_FIELDS,
    // Routes start here: a CDP without a position cannot be planned.
    latitude: degrees({ required: true, max: 90 }),
    longitude: degrees({ required: true, max: 180 }),
    phone_number: phone({ required: true }),
    color: color({ required: true, message: 'validation.color' }),
    time_zone: choice({
      required: true,
      choices: TIME_ZONES,
      translated: false,
      initial: 'America/Los_Angeles',
    }),
    is_active: boolean({ required: true, initial: true }),
  },
  list: ['name', 'full_address', 'phone_number', 'color', 'time_zone', 'is_active'],
  // The same for most operations.
  hidden: ['time_zone'],
  filters: ['name', 'is_active'],
  search: ['name', 'full_address'],
  form: { identity: ['name', 'color', 'phone_number'], place: [...PLACE_FORM, 'time_zone', 'is_active'] },
  sort: { field: 'name', order: 'ASC' },
  actions: ['list', 'show', 'create', 'edit'],
  // Spec §7 asks for the full list.
  maxPerPage: WHOLE_LIST_PER_PAGE,
});
export type Cdp = RecordFor<typeof cdps>;
