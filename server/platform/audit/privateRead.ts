import type { Changes } from '../plugins/audit';

/** One answer that showed data of patients. */
export interface PrivateRead {
  at: Date;
  user_id: number;
  user_name: string;
  action: 'read' | 'search' | 'export';
  resource: string;
  /** What was asked for, and how much came. */
  changes: Changes;
  /** Whom it showed; null where only the delivery is known, whose participant is then looked up. */
  patient_ids: readonly number[] | null;
  delivery_event_id: number | null;
  remote_address: string;
  request_id: string;
}
