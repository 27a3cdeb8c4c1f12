import type { Generated, GeneratedAlways } from 'kysely';
import type { Registry } from '../../../../src/resources/registry';
import type { TableOf } from './masterData';

export type RunTable = TableOf<Registry['runs']>;

/** Weekdays whose times differ from the run's own. */
export interface RunDailyTimesTable {
  run_id: number;
  /** ISO, 1 = Monday. */
  weekday: number;
  start_time: string;
  end_time: string;
}
export interface RunSuspensionTable {
  id: Generated<number>;
  run_id: number;
  start_date: string;
  end_date: string;
  reason: string;
}

export interface FacilityTable extends TableOf<Registry['facilities']> {
  full_address: GeneratedAlways<string>;
  latitude: number | null;
  longitude: number | null;
}
export interface LocationTable extends TableOf<Registry['locations']> {
  full_address: GeneratedAlways<string>;
  latitude: number | null;
  longitude: number | null;
}
