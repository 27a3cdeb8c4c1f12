import type { Generated } from 'kysely';
import type { ReportFormat } from '../../../../src/domain/reports/formats';
import type { Cadence } from '../../../../src/domain/reports/schedulePeriod';
import type { Base, Defaulted, Instant, Json } from './columns';

/** A report that is made by itself. */
export interface ReportScheduleTable extends Base {
  report: string;
  format: ReportFormat;
  cadence: Cadence;
  /** Of the day in `time_zone`. */
  hour: number;
  /** Null: all that each of its people sees. */
  close_door_pharmacy_id: number | null;
  funding_source_id: number | null;
  employee_id: number | null;
  vehicle_id: Defaulted<number | null>;
  /** Of the CDP, or of who made it. */
  time_zone: string;
  created_by: number;
  created_by_name: string;
}

export interface ReportSchedulePersonTable {
  schedule_id: number;
  user_id: number;
}

export interface ReportSchedulePeriodTable {
  schedule_id: number;
  from_date: string;
  to_date: string;
  made_at: Instant;
  people: number;
}

/** Who asked for which report; kept after the file is gone. */
export interface ReportFileTable {
  id: Generated<number>;
  uuid: string;
  report: string;
  format: ReportFormat;
  from_date: string;
  to_date: string;
  filters: Json<Record<string, number | null>>;
  user_id: number;
  user_name: string;
  /** Of a person who sees one CDP, or of the filter. */
  close_door_pharmacy_id: number | null;
  schedule_id: number | null;
  row_count: number | null;
  asked_at: Instant;
}
