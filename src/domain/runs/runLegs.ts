import type { Point } from '../addresses/distance';
import type { Leg } from '../addresses/roadLegs';
import { pointOf } from '../addresses/travelTime';
import { isCanceledStatus } from '../stops/eventStatus';
import { inOrder } from './stopOrder';

interface DrivenStop {
  readonly id: number;
  readonly secuence: number | null;
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
  readonly destination_latitude: number | null;
  readonly destination_longitude: number | null;
}

export type LegPair = readonly [from: Point, to: Point];

/** Seconds and metres of a leg on the wire; null: no way is known. */
export type WireLeg = readonly [seconds: number, metres: number] | null;

/** The drives of a run in the order of its stops. Canceled stops and stops without a position are not driven to. */
export function legPairs(stops: readonly DrivenStop[]): LegPair[] {
  const points = inOrder(stops)
    .filter((stop) => !isCanceledStatus(stop.delivery_event_status_id))
    .flatMap((stop) => pointOf(stop) ?? []);
  return points.slice(1).map((to, index) => [points[index] ?? to, to] as const);
}

export function toWireLeg(leg: Leg | null): WireLeg {
  return leg && [leg.seconds, leg.metres];
}

export function fromWireLeg(leg: WireLeg): Leg | null {
  return leg && { seconds: leg[0], metres: leg[1] };
}
