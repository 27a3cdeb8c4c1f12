import type { Generated } from 'kysely';
import type {
  CallOutcome,
  CallParty,
  CallState,
  LegRole,
  LegState,
} from '../../../../src/domain/calls/callState';
import type { Defaulted, Instant, OptionalInstant } from './columns';

/** Phone calls of the office; one row per call, whatever its outcome. */
export interface CallTable {
  id: Generated<number>;
  version: Defaulted<number>;
  created_at: Instant;
  provider: 'embedded' | 'twilio';
  direction: 'out' | 'in';
  state: CallState;
  outcome: CallOutcome | null;
  /** Who of the office made or took it; null: nobody has taken it. */
  user_id: number | null;
  colleague_id: number | null;
  /** Who is giving the call to a colleague. */
  transferring_id: number | null;
  phone_number: string | null;
  party: CallParty;
  party_name: string;
  participant_id: number | null;
  employee_id: number | null;
  delivery_event_id: number | null;
  close_door_pharmacy_id: number | null;
  answered_at: OptionalInstant;
  ended_at: OptionalInstant;
  note: string | null;
  noted_by: string | null;
  noted_at: OptionalInstant;
  /** The service's name of the call. */
  provider_id: string | null;
}

/** A browser, or the line outside, in a call. */
export interface CallLegTable {
  /** Made by the browser. */
  id: string;
  call_id: number;
  role: LegRole;
  /** Null: a line outside that a telephony service carries. */
  user_id: number | null;
  state: LegState;
  created_at: Instant;
  joined_at: OptionalInstant;
  seen_at: Instant;
}

/** What the browsers of a call say to each other until they are connected. */
export interface CallSignalTable {
  id: Generated<number>;
  call_id: number;
  to_leg: string;
  from_leg: string;
  kind: 'offer' | 'answer' | 'candidate';
  payload: string;
  created_at: Instant;
}
