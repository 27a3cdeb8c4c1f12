import { defineResource, type RecordFor } from '../schema/defineResource';
import { boolean, integer, text } from '../schema/fields';

/** How many packages a vehicle of this type carries (spec §3, capacity type). */
export const vehicleCapacityTypes = defineResource({
  name: 'vehicle_capacity_types',
  path: '/vehicle_capacity_types',
  screen: '/data/vehicle-capacity-types',
  representation: 'name',
  fields: {
    name: text({ required: true, unique: true, max: 60 }),
    capacity: integer({ required: true, min: 1, max: 10000 }),
    is_active: boolean({ required: true, initial: true }),
  },
  list: ['name', 'capacity', 'is_active'],
  filters: ['name', 'is_active'],
  search: ['name'],
  form: { identity: ['name', 'capacity', 'is_active'] },
  sort: { field: 'name', order: 'ASC' },
  actions: ['list', 'show', 'create', 'edit'],
});
export type VehicleCapacityType = RecordFor<typeof vehicleCapacityTypes>;
