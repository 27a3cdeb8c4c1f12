import type { Point } from '../addresses/distance';

/** Three decimals: about 100 m. A recipient sees in which street the vehicle is, and not at which door. */
const STEPS_PER_DEGREE = 1000;

/** The place of a vehicle as its recipient may know it. */
export function roughPlace({ latitude, longitude }: Point): Point {
  const rough = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
  return { latitude: rough(latitude), longitude: rough(longitude) };
}

export interface RecipientMap {
  door: Point;
  vehicle: Point;
}

/**
 * What the recipient's map shows: their own door and the vehicle, only while their stop is the next one. Null without
 * either: a door alone says nothing new, and a vehicle alone could be anywhere.
 *
 * @param vehicle its last fresh place
 */
export function recipientMap(
  isNext: boolean,
  { door, vehicle }: { door: Point | null; vehicle: Point | null },
): RecipientMap | null {
  return isNext && door && vehicle ? { door, vehicle: roughPlace(vehicle) } : null;
}
