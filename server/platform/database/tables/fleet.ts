import type { Registry } from '../../../../src/resources/registry';
import type { Defaulted } from './columns';
import type { TableOf } from './masterData';

/** The columns after the declared ones are written by `server/records/fueling/settleFuel.ts`. */
export interface FuelEntryTable extends TableOf<Registry['fuel_entries']> {
  miles_since: number | null;
  miles_per_gallon: string | null;
  cost_per_mile: string | null;
  run_kilometres: string | null;
  is_outlier: Defaulted<boolean>;
  /** First and last day of the runs whose kilometres are kept. */
  runs_from: string | null;
  runs_to: string | null;
}
