import { defineResource } from '../schema/defineResource';
import { boolean, choice, integer, text } from '../schema/fields';
import { VEHICLE_TYPES } from '../vehicles/vehicles.resource';

/** Points of the checklists: each is asked for one type of vehicle, or for all. */
export const inspectionItems = defineResource({
  name: 'inspection_items',
  path: '/inspection_items',
  screen: '/data/inspection-items',
  representation: 'name_en',
  fields: {
    name_en: text({ required: true, max: 120, uppercase: false }),
    name_es: text({ required: true, max: 120, uppercase: false }),
    name_ar: text({ max: 120, uppercase: false }),
    vehicle_type: choice({ required: true, choices: ['all', ...VEHICLE_TYPES], initial: 'all' }),
    /** Place in the checklist. */
    place: integer({ required: true, min: 1, max: 999, initial: 100 }),
    is_critical: boolean({ required: true, initial: false }),
    is_active: boolean({ required: true, initial: true }),
  },
  list: ['name_en', 'name_es', 'name_ar', 'vehicle_type', 'place', 'is_critical', 'is_active'],
  // The list has room for two languages; the columns can be chosen.
  hidden: ['name_ar'],
  filters: ['vehicle_type', 'is_critical', 'is_active'],
  search: ['name_en', 'name_es', 'name_ar'],
  form: { identity: ['name_en', 'name_es', 'name_ar', 'vehicle_type', 'place', 'is_critical', 'is_active'] },
  sort: { field: 'place', order: 'ASC' },
  actions: ['list', 'show', 'create', 'edit'],
});
