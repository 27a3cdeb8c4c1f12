import { defineScreens, part } from '../defineScreens';
import { CountDisplay } from '../screens/display/CountDisplay';
import { CostPerMile } from './CostPerMile';
import { RunDistance } from './RunDistance';
import { fuelEntries } from './fuelEntries.resource';
import type { Row } from '../../ui/resourceOf';

const UNUSUAL = [{ tone: 'amber', word: 'resources.fuel_entries.fields.is_outlier' }] as const;

export const fuelEntryScreens = defineScreens(fuelEntries, {
  fields: {
    odometer: { Display: CountDisplay },
    miles_since: { Display: CountDisplay },
    cost_per_mile: { Display: CostPerMile },
    run_kilometres: { Display: RunDistance },
  },
  listActions: part({ load: () => import('./FuelListActions'), messages: 'fleet' }),
  head: {
    states: ({ is_outlier }: Row) => (is_outlier === true ? UNUSUAL : []),
    told: ['is_outlier'],
    facts: ['fueled_on', 'employee_id', 'miles_per_gallon', 'cost_per_mile'],
  },
  details: {
    fueling: ['vehicle_id', 'odometer', 'miles_since', 'run_kilometres', 'is_full_tank'],
  },
});
