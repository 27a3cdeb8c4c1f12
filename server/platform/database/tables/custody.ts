import type { CounterPlace } from '../../../../src/domain/custody/custody';
import type { Base, Instant } from './columns';

interface Closing {
  closed_by: number;
  closed_by_name: string;
  closed_at: Instant;
}
/** The latest record of a bag at the CDP's counter. */
export interface BagRecordTable {
  delivery_event_id: number;
  delivery_manifest_id: number;
  place: CounterPlace;
  reason: string | null;
  recorded_by: number;
  recorded_by_name: string;
  recorded_at: Instant;
}
export interface CustodyClosingTable extends Closing {
  delivery_manifest_id: number;
}
export interface CustodyDayTable extends Closing {
  close_door_pharmacy_id: number;
  delivery_date: string;
}
/** The amounts that a driver handed over for a day, as decimal strings. */
export interface CashUpTable extends Base, Closing {
  employee_id: number;
  close_door_pharmacy_id: number;
  delivery_date: string;
  to_hand_over: string;
  counted_amount: string;
  reason: string | null;
}
