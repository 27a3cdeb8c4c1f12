import { LICENSE_PLATE, VIN, ZIPCODE_LIST } from '../../domain/wire/formats';
import { defineResource, type RecordFor } from '../schema/defineResource';
import { boolean, choice, date, integer, reference, text } from '../schema/fields';

/** Display colours of spec §3. */
export const VEHICLE_COLORS = ['black', 'blue', 'gray', 'green', 'red', 'white', 'yellow'] as const;
export const VEHICLE_TYPES = ['car', 'van', 'truck', 'motorcycle'] as const;

/** Vehicles (spec §3). Disabled, never deleted: past runs name them. */
export const vehicles = defineResource({
  name: 'vehicles',
  path: '/vehicles',
  screen: '/data/vehicles',
  representation: 'name',
  fields: {
    name: text({ required: true, unique: true, max: 60 }),
    license_plate: text({
      required: true,
      unique: true,
      pattern: LICENSE_PLATE,
      message: 'validation.plate',
    }),
    vin: text({ unique: true, pattern: VIN, message: 'validation.vin' }),
    make: text({ max: 40 }),
    model: text({ max: 40 }),
    year: integer({ min: 1980, max: 2100 }),
    type: choice({ required: true, choices: VEHICLE_TYPES, initial: 'car' }),
    color: choice({ choices: VEHICLE_COLORS }),
    vehicle_capacity_type_id: reference({ required: true, to: 'vehicle_capacity_types', text: 'name' }),
    vehicle_group_id: reference({ to: 'vehicle_groups', text: 'name' }),
    vehicle_garage_id: reference({ to: 'vehicle_garages', text: 'name' }),
    /** ZIP codes that this vehicle is meant for (spec §3, zip code group). */
    zip_code_group: text({ max: 250, pattern: ZIPCODE_LIST, message: 'validation.zipGroup' }),
    /** Last day on which its inspection is valid; the people who keep vehicles are warned ahead of it. */
    inspection_due: date({}),
    /** Whether its QR code signs a driver's smartphone in (spec §3). */
    smartphone_login: boolean({ required: true, initial: false }),
    is_active: boolean({ required: true, initial: true }),
    /** A critical defect waits for its sign-off. */
    is_out_of_service: boolean({ computed: true }),
  },
  list: [
    'name',
    'license_plate',
    'make',
    'model',
    'year',
    'vehicle_capacity_type_id',
    'vehicle_group_id',
    'vehicle_garage_id',
    'zip_code_group',
    'inspection_due',
    'smartphone_login',
    'is_active',
  ],
  hidden: ['make', 'vehicle_garage_id', 'zip_code_group', 'inspection_due', 'smartphone_login'],
  filters: [
    'name',
    'is_out_of_service',
    'license_plate',
    'vehicle_capacity_type_id',
    'vehicle_group_id',
    'vehicle_garage_id',
    'is_active',
  ],
  search: ['name', 'license_plate', 'vin'],
  form: {
    identity: ['name', 'license_plate', 'vin', 'make', 'model', 'year', 'type', 'color'],
    service: [
      'vehicle_capacity_type_id',
      'vehicle_group_id',
      'vehicle_garage_id',
      'zip_code_group',
      'inspection_due',
      'smartphone_login',
      'is_active',
    ],
  },
  sort: { field: 'name', order: 'ASC' },
  actions: ['list', 'show', 'create', 'edit'],
  look: 'grid',
});
export type Vehicle = RecordFor<typeof vehicles>;
