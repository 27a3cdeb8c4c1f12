import { defineResource, type RecordFor } from '../schema/defineResource';
import { boolean, date, decimal, integer, money, picture, reference, text } from '../schema/fields';

/** What vehicles were filled up with. Its figures follow from the entries of the vehicle (`domain/fleet/fuel`). */
export const fuelEntries = defineResource({
  name: 'fuel_entries',
  path: '/fuel_entries',
  screen: '/fueling',
  representation: 'title',
  fields: {
    /** Vehicle and odometer: what the entry is called. */
    title: text({ computed: true, sortable: false }),
    vehicle_id: reference({ required: true, to: 'vehicles', text: 'name' }),
    employee_id: reference({ required: true, to: 'employees', text: 'full_name', only: { type: 'Driver' } }),
    fueled_on: date({ required: true, min: '2022-01-01' }),
    /** Whole miles. */
    odometer: integer({ required: true, min: 0, max: 2_000_000 }),
    gallons: decimal({ required: true, places: 3, min: 0.001, max: 500 }),
    total_price: money({ required: true }),
    is_full_tank: boolean({ required: true, initial: true }),
    station: text({ max: 80 }),
    /** Number of the payment on the fuel card; an import knows by it what is there already. */
    card_reference: text({ unique: true, max: 40 }),
    comment: text({ max: 500, uppercase: false, multiline: true }),
    receipt: picture({ computed: true }),
    miles_since: integer({ computed: true }),
    miles_per_gallon: decimal({ computed: true, places: 1 }),
    cost_per_mile: decimal({ computed: true, places: 3 }),
    /** Kilometres of the runs since the entry before it. */
    run_kilometres: decimal({ computed: true, places: 1 }),
    is_outlier: boolean({ computed: true }),
  },
  list: [
    'title',
    'fueled_on',
    'vehicle_id',
    'employee_id',
    'odometer',
    'gallons',
    'total_price',
    'miles_since',
    'miles_per_gallon',
    'cost_per_mile',
    'run_kilometres',
    'is_outlier',
    'station',
    'card_reference',
  ],
  // A fueling that is out of the ordinary has a mark beside its name.
  hidden: [
    'vehicle_id',
    'odometer',
    'miles_since',
    'run_kilometres',
    'is_outlier',
    'station',
    'card_reference',
  ],
  filters: ['vehicle_id', 'employee_id', 'fueled_on', 'is_outlier', 'is_full_tank', 'card_reference'],
  search: ['station', 'card_reference'],
  form: {
    fueling: ['vehicle_id', 'employee_id', 'fueled_on', 'odometer', 'is_full_tank'],
    payment: ['gallons', 'total_price', 'station', 'card_reference', 'comment', 'receipt'],
  },
  sort: { field: 'fueled_on', order: 'DESC' },
  actions: ['list', 'show', 'create', 'edit'],
});
export type FuelEntry = RecordFor<typeof fuelEntries>;
