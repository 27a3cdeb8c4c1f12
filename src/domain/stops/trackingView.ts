import type { OfferedWindow } from '../conversations/offeredWindows';
import type { MessageChoice } from '../messages/consent';
import type { RecipientRequest } from '../conversations/recipientRequest';
import type { Clock } from '../time/clock';
import type { Language } from '../wire/languages';

/** States of the recipient's page (spec §2, "Tracking page states"); `unavailable` is never sent, a dead link is a 404. */
export const TRACKING_STATES = [
  'scheduled',
  'onTheWay',
  'next',
  'delivered',
  'collected',
  'canceled',
  'failed',
  'rejected',
  'rescheduled',
  'returned',
] as const;

export type TrackingState = (typeof TRACKING_STATES)[number];

/** The vehicle, only while this stop is the next one. */
export interface TrackedVehicle {
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** Wire time, UTC. */
  recorded_at: string;
  /** Great-circle metres to the address; null when its position is unknown. */
  distance_m: number | null;
}

/** What the recipient has said, as far as whoever has the link may know: that there is a gate code, never which. */
export interface RecipientSaid {
  confirmed: boolean;
  notHome: boolean;
  call: boolean;
  door: boolean;
  /** Stars, 1 to 5. */
  rating: number | null;
}

/**
 * Answer of `GET /tracking/{hash}`: an allow-list (contract.md, Tracking). Never order contents, full address, other
 * stops, the driver or the history. Times with a date are UTC wire times.
 */
export interface TrackingView {
  state: TrackingState;
  /** A delivery, or a pickup appointment, which collects something. */
  kind: 'delivery' | 'collect';
  /** The requested or promised window, as instants from the run's zone. */
  window: { start: string | null; end: string | null } | null;
  /** The day that it was put off to, YYYY-MM-DD in the run's zone; null in every other state. */
  new_day: string | null;
  /** Range of the expected arrival; null once it is over or when unknown. */
  eta: { from: string; to: string } | null;
  /**
   * Approximate lateness against the promised time, in multiples of five minutes; null in time, and when
   * unknown.
   */
  late_minutes: number | null;
  /**
   * When the driver was at the address and nobody opened; null if that did not happen or the delivery
   * succeeded later.
   */
  attempted_at: string | null;
  /** The driver's position is too old: no arrival is shown, the pharmacy checks. */
  is_checking: boolean;
  /** Stops of the run before this one; 0 when it is the next; null when unknown. */
  stops_away: number | null;
  cdp: { name: string; phone_number: string };
  first_name: string;
  language: Language;
  /** Hours of a day as recipients read them; absent: 12, as in the US. */
  clock?: Clock;
  /** IANA zone of the run: every time on the page is in it. */
  time_zone: string;
  vehicle: TrackedVehicle | null;
  delivered_at: string | null;
  /** When anything of this last changed. */
  updated_at: string;
  /** What the recipient may ask for now; absent on another server, which takes no requests. */
  requests?: readonly RecipientRequest[];
  /** Windows that the recipient may choose. */
  windows?: readonly OfferedWindow[];
  said?: RecipientSaid;
  /** Messages to the recipient, whom none reaches as the client has it when it is absent. */
  messages?: MessageChoice;
  /** Connects with the driver without telling the driver's number, as `+16195550100`; only while one is on the way. */
  driver_number?: string | null;
}
