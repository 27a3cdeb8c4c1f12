import type { Generated } from 'kysely';
import type { Timesheet } from '../../../../src/contract/timeKeeping/timesheets';
import type { InspectionAnswer } from '../../../../src/domain/fleet/inspection';
import type { Registry } from '../../../../src/resources/registry';
import type { Defaulted, Instant, Json, OptionalInstant, OptionalJson } from './columns';
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

/** `answers`: what was said of each point of the checklist. */
export interface InspectionTable extends TableOf<Registry['inspections']> {
  has_critical: Defaulted<boolean>;
  /** PNG in base64. */
  signature: string | null;
  answers: Json<InspectionAnswer[]>;
  signed_off_by: number | null;
}
export interface InspectionDefectTable {
  id: Generated<number>;
  inspection_id: number;
  name_en: string;
  name_es: string;
  name_ar: string | null;
  is_critical: boolean;
  note: string;
}

export interface TimeCorrectionTable extends TableOf<Registry['time_corrections']> {
  state: Defaulted<'waiting' | 'approved' | 'rejected'>;
  created_by: number | null;
  created_by_name: string | null;
  decided_at: OptionalInstant;
  decided_by: number | null;
  decided_by_name: string | null;
  decision_note: string | null;
}
/** Shifts and days of a week, as they were when it was signed off. */
export type SignedSheet = Pick<Timesheet, 'shifts' | 'days'>;

export interface TimesheetSignOffTable {
  id: Generated<number>;
  employee_id: number;
  /** YYYY-MM-DD */
  week_start: string;
  regular_minutes: number;
  overtime_minutes: number;
  double_minutes: number;
  signed_at: Instant;
  signed_by: number;
  signed_by_name: string;
  sheet: OptionalJson<SignedSheet>;
}
