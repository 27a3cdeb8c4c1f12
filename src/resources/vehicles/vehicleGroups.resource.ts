import { defineResource, type RecordFor } from '../schema/defineResource';
import { boolean, text } from '../schema/fields';

/** A named set of vehicles that the office plans together (spec §3, group). */
export const vehicleGroups = defineResource({
  name: 'vehicle_groups',
  path: '/vehicle_groups',
  screen: '/data/vehicle-groups',
  representation: 'name',
  fields: {
    name: text({ required: true, unique: true, max: 60 }),
    is_active: boolean({ required: true, initial: true }),
  },
  list: ['name', 'is_active'],
  filters: ['name', 'is_active'],
  search: ['name'],
  form: { identity: ['name', 'is_active'] },
  sort: { field: 'name', order: 'ASC' },
  actions: ['list', 'show', 'create', 'edit'],
});
export type VehicleGroup = RecordFor<typeof vehicleGroups>;
