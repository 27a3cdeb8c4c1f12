import type { Generated } from 'kysely';
import type { Measures, Reasons } from '../../../../src/domain/figures/measures';
import type { DefaultInstant, Json } from './columns';

/** The sums of the dashboards (decision 0087). */
export interface DeliveryFigureTable extends Measures {
  delivery_date: string;
  close_door_pharmacy_id: number;
  level: number;
  funding_source_id: number;
  facility_id: number;
  employee_id: number;
  hour: number;
  reasons: Json<Reasons>;
}

/** What must be counted again: a day of a CDP, or the days of a batch. Written by triggers. */
export interface FigureChangeTable {
  id: Generated<number>;
  delivery_date: string | null;
  close_door_pharmacy_id: number | null;
  batch_id: number | null;
  changed_at: DefaultInstant;
}
