import { sql } from 'kysely';
import { runsOfToday } from '../runs/runsOfToday';
import type { ServerResource } from '../resources/serverResource';

export const vehicles: ServerResource = {
  scope: null,
  select: {
    is_out_of_service: sql`exists (select from inspections i where i.vehicle_id = t.id and i.has_critical
      and i.signed_off_at is null)`,
  },
  usedBy: [
    runsOfToday('vehicle_id'),
    { resource: 'employees', field: 'default_vehicle_id' },
    { resource: 'runs', field: 'vehicle_id' },
  ],
};

export const vehicleCapacityTypes: ServerResource = {
  scope: null,
  usedBy: [{ resource: 'vehicles', field: 'vehicle_capacity_type_id' }],
};

export const vehicleGroups: ServerResource = {
  scope: null,
  usedBy: [{ resource: 'vehicles', field: 'vehicle_group_id' }],
};

export const vehicleGarages: ServerResource = {
  scope: null,
  usedBy: [
    { resource: 'vehicles', field: 'vehicle_garage_id' },
    { resource: 'runs', field: 'pull_out_garage_id' },
    { resource: 'runs', field: 'pull_in_garage_id' },
  ],
};
