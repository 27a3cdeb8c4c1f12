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
  /** Great-circle metres to the door; null when its position is not known. */
  distance_m: number | null;
}

/**
 * Answer of `GET /tracking/{hash}`: an allow-list (contract.md, Tracking). Never order contents, full address, other
 * stops, the driver or the history. Times with a date are UTC wire times.
 */
export interface TrackingView {
  state: TrackingState;
  /** Something is brought, or a pickup appointment takes something along. */
  kind: 'delivery' | 'collect';
  /** What the recipient asked for or was promised, made instants in the run's zone. */
  window: { start: string | null; end: string | null } | null;
  /** The day that it was put off to, YYYY-MM-DD in the run's zone; null in every other state. */
  new_day: string | null;
  /** Expected arrival with its honest width; null once it is over or when nobody knows. */
  eta: { from: string; to: string } | null;
  /** About how much later than promised, minutes in full fives; null in time, and when nobody knows. */
  late_minutes: number | null;
  /** When the driver stood at a door that nobody opened; null where that has not happened or it is over well. */
  attempted_at: string | null;
  /** Nothing has been heard of the driver for too long: no arrival is told, the pharmacy asks. */
  is_checking: boolean;
  /** Stops of the run before this one; 0 while it is the next; null when that says nothing. */
  stops_away: number | null;
  cdp: { name: string; phone_number: string };
  first_name: string;
  language: 'en' | 'es';
  /** IANA zone of the run: every time on the page is in it. */
  time_zone: string;
  vehicle: TrackedVehicle | null;
  delivered_at: string | null;
  /** When anything of this last changed. */
  updated_at: string;
}
