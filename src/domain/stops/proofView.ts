import type { LifeCycle } from './lifeCycle';

/** Everything about one delivery, as its report and its sealed proof show it. Times are UTC wire times. */
export interface ProofView extends LifeCycle {
  readonly event_id: number;
  readonly delivery_manifest_id: number | null;
  readonly delivery_date: string;
  readonly order_number: string | null;
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
  readonly delivery_start_time: string | null;
  readonly delivery_end_time: string | null;
  readonly planned_at: string | null;
  /** Attempts at the recipient. */
  readonly attempts: number;
  readonly receptor_name: string | null;
  readonly copayment_amount: string | null;
  readonly copayment_method: string | null;
  readonly refrigeration_needed: boolean;
  readonly leave_at_door: boolean;
  readonly run: string | null;
  readonly driver: string | null;
  readonly vehicle: string | null;
  readonly cdp: string;
  readonly cdp_address: string | null;
  readonly created_by: string;
  readonly created_at: string;
  readonly time_zone: string;
}

/** Answer of `POST /verify`; it does not reveal the document's content. */
export interface SealVerdict {
  /** `changed`: its code is ours and its bytes are not. */
  readonly result: 'genuine' | 'changed' | 'unknown';
  /** Whether the file was checked, or only the code. */
  readonly looked_at: 'file' | 'code';
  readonly sealed_at?: string;
  /** SHA-256 of the content, as it is printed. */
  readonly checksum?: string;
  /** Whether the delivery's record still equals the sealed content; false after an addition. */
  readonly is_current?: boolean;
}
