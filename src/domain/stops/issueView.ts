import type { EventView } from '../runs/dispatchView';
import type { IssueKind } from './issue';

/** A stop on the page of issues: as on the board, with additional facts for its row. */
export interface IssueView extends EventView {
  kind: IssueKind;
  /** When it arose: the present status, or the end of its day. UTC wire time. */
  since: string;
  run_name: string | null;
  /** The driver of its run; other servers may not send it. */
  employee_id?: number | null;
  driver_name: string | null;
  vehicle_name: string | null;
  cdp_name: string;
  cdp_phone_number: string | null;
  time_zone: string;
  delivery_manifest_status_id: number | null;
  /** Recipient's number, as the history has it. */
  phone_number: string | null;
  other_non_delivery_reason_description: string | null;
  issue_owner_id: number | null;
  issue_owner_name: string | null;
  issue_note: string | null;
  issue_settled_at: string | null;
}

/** A user to whom an issue can be assigned. */
export interface IssueKeeper {
  id: number;
  full_name: string;
}
