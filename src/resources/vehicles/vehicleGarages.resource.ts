import { defineResource, type RecordFor } from '../schema/defineResource';
import { boolean, text } from '../schema/fields';

/** Where vehicles spend the night; runs pull out of and into a garage (spec §3). */
export const vehicleGarages = defineResource({
  name: 'vehicle_garages',
  path: '/vehicle_garages',
  screen: '/data/vehicle-garages',
  representation: 'name',
  fields: {
    name: text({ required: true, unique: true, max: 60 }),
    full_address: text({ required: true, max: 200 }),
    is_active: boolean({ required: true, initial: true }),
  },
  list: ['name', 'full_address', 'is_active'],
  filters: ['name', 'is_active'],
  search: ['name', 'full_address'],
  form: { identity: ['name', 'full_address', 'is_active'] },
  sort: { field: 'name', order: 'ASC' },
  actions: ['list', 'show', 'create', 'edit'],
});
export type VehicleGarage = RecordFor<typeof vehicleGarages>;
