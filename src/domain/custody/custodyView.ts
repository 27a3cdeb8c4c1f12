import type { CashFigures } from '../money/cashUp';
import type { BagPlace } from './custody';

/** Answers of the custody calls. Times are UTC wire times. */
export interface CustodyRun {
  id: number;
  version: number;
  name: string;
  delivery_date: string;
  time_zone: string;
  employee: string | null;
  vehicle_name: string | null;
  close_door_pharmacy_id: number;
  cdp_name: string;
  counts: Record<BagPlace, number>;
  unaccounted: number;
  has_left: boolean;
  /** The run is done or incomplete: its bags are back, or should be. */
  has_ended: boolean;
  closed_at: string | null;
  closed_by_name: string | null;
}

export interface CustodyBag {
  delivery_event_id: number;
  participant_id: number | null;
  delivery_event_type_id: number;
  delivery_event_status_id: number;
  participant_name: string | null;
  order_number: string | null;
  destination_full_address: string | null;
  refrigeration_needed: boolean;
  place: BagPlace;
  is_accounted: boolean;
  reason: string | null;
}

export interface RunCustody extends CustodyRun {
  bags: CustodyBag[];
}

/** One CDP's day. */
export interface CustodyDay {
  close_door_pharmacy_id: number;
  cdp_name: string;
  /** Runs that left and are not handed over. */
  open_runs: number;
  closed_at: string | null;
  closed_by_name: string | null;
}

export interface CustodyOfDate {
  runs: CustodyRun[];
  days: CustodyDay[];
}

export interface CashOfClient extends CashFigures {
  funding_source_id: number | null;
  /** Null: the client is unknown. */
  client: string | null;
}

export interface CashUp {
  version: number;
  to_hand_over: string;
  counted_amount: string;
  reason: string | null;
  closed_at: string;
  closed_by_name: string;
}

/** Payments that a driver collected for one CDP. */
export interface CashOfDriver extends CashFigures {
  employee_id: number;
  employee: string;
  close_door_pharmacy_id: number;
  cdp_name: string;
  runs: string[];
  deliveries: number;
  clients: CashOfClient[];
  cash_up: CashUp | null;
}
