import { metresBetween, type Point } from '../addresses/distance';

/** When the vehicle was at a stop, by its positions. UTC wire times. */
export interface DoorVisit {
  readonly arrived_at: string;
  /** Null while it is there. */
  readonly left_at: string | null;
}

export interface SeenVehicle extends Point {
  readonly recorded_at: string;
  /** Metres per second; null when the device does not know. */
  readonly speed: number | null;
  /** Radius in metres; null when the device does not know. */
  readonly accuracy: number | null;
}

/** Faster than this a vehicle passes by. Metres per second. */
const PASSING_SPEED = 6;
/** A vehicle has left when it is this many times the radius away, so that an unsteady signal is no coming and going. */
const LEAVING_FACTOR = 1.5;

/** A position that is known less well than the radius says nothing about a door. */
function isUseless({ accuracy }: SeenVehicle, radius: number): boolean {
  return accuracy !== null && accuracy > radius;
}

/**
 * The visit after one more position, in the order of time (settings' geofence radius, spec §3). Comes the vehicle back to
 * a door that it had left, a new visit begins: the first time it only passed.
 *
 * @param radius metres
 */
export function visitAfter(
  visit: DoorVisit | null,
  door: Point,
  vehicle: SeenVehicle,
  radius: number,
): DoorVisit | null {
  if (isUseless(vehicle, radius)) return visit;
  const metres = metresBetween(door, vehicle);
  const isThere = visit !== null && visit.left_at === null;
  if (isThere) return metres > radius * LEAVING_FACTOR ? { ...visit, left_at: vehicle.recorded_at } : visit;
  const comes = metres <= radius && (vehicle.speed ?? 0) <= PASSING_SPEED;
  return comes ? { arrived_at: vehicle.recorded_at, left_at: null } : visit;
}

/** Metres per second as kilometres per hour, whole. */
export function kmh(speed: number): number {
  return Math.round(speed * 3.6);
}
