import type { InspectionDefect } from '../fleet/inspection';
import type { MessageChannel } from '../messages/channels';
import type { Language } from '../wire/languages';

/** What is wrong with a vehicle: the point of the checklist in every language, and the driver's words. */
export type DefectFact = Pick<InspectionDefect, `name_${Language}` | 'note'>;

/**
 * The facts of a notification (spec §3, `jsonBody`), from which its words are written in the reader's language. Names and
 * addresses of patients are here and in no title: a title is shown on locked screens.
 */
export interface NotificationFacts {
  address: string | null;
  employee_name: string | null;
  /** The employee that it is about. */
  employee: number;
  /** Stops that a burst stands for. */
  events: readonly number[];
  /** The import lot. */
  group_id: number;
  /** Rows or orders that need a decision. */
  issues: number;
  /** Which attempt at the door it was. */
  no_try: number;
  participant_name: string | null;
  /** Number of a reason of the catalog, or its own words. */
  reason: number | string | null;
  driver_name: string | null;
  /** YYYY-MM-DD */
  expiration_date: string;
  /** UTC wire time. */
  delivered_datetime: string | null;
  /** YYYY-MM-DD */
  date: string;
  tracking_number: string | null;
  vehicle_name: string | null;
  /** UTC wire time: when it is expected, or happens. */
  time: string | null;
  /** Where a file was sent to. */
  email: string | null;
  uuid: string;
  response: 'done' | 'failed' | 'canceled';
  is_async: true;
  event_id: number | null;
  delivery_manifest_id: number | null;
  participant_id: number | null;

  // Ours, beside those of the specification.
  /** Name of the run. */
  run: string | null;
  /** IANA zone of the run. */
  time_zone: string;
  minutes: number;
  /** km/h */
  speed: number;
  /** Money on the wire. */
  amount: string;
  /** Name of a file, a lot or a client. */
  name: string | null;
  /** Words of a person. */
  text: string;
  message_id: number;
  /** Text messages with one phone. */
  conversation_id: number | null;
  call_id: number;
  /** An address of a client's system. */
  endpoint_id: number;
  channel: MessageChannel;
  /** What a message says: the news for a recipient, else the name of its template. */
  news: string | null;
  /** Code of the reason why a message did not arrive. */
  error: string | null;
  vehicle_id: number;
  inspection_id: number;
  /** Critical defects of a vehicle. */
  defects: readonly DefectFact[];
  close_door_pharmacy_id: number;
  kind: string;
  file: string | null;
  session_id: number;
  rows: number;
}
export type NotificationFact = keyof NotificationFacts;

/** Facts that a reader is told as a time, with the zone of the run. */
export const TIME_FACTS: ReadonlySet<string> = new Set<NotificationFact>(['time', 'delivered_datetime']);
/** Facts in km/h, told in the reader's unit. */
export const SPEED_FACTS: ReadonlySet<string> = new Set<NotificationFact>(['speed']);
export const DAY_FACTS: ReadonlySet<string> = new Set<NotificationFact>(['date', 'expiration_date']);
