import type { Point } from '../addresses/distance';

/** A way in two parts: what has been driven, and what lies ahead. They share the point where they meet. */
export interface SplitWay {
  readonly driven: readonly Point[];
  readonly ahead: readonly Point[];
}

/**
 * Cuts a way at the point nearest to the vehicle, or after its closed stops when nobody knows where the vehicle is.
 *
 * @param closed the points at the start of the way that are done
 */
export function splitWay(way: readonly Point[], closed: number, vehicle: Point | null): SplitWay {
  let cut = Math.min(closed, way.length) - 1;
  if (vehicle) {
    // By squares of degrees, which is exact enough within a county and cheap enough for hundreds of ways a second.
    const shrink = Math.cos((vehicle.latitude * Math.PI) / 180);
    let least = Infinity;
    // Never behind what is done: a way that crosses itself would jump back.
    for (let index = Math.max(cut, 0); index < way.length; index += 1) {
      const point = way[index];
      if (!point) continue;
      const east = (point.longitude - vehicle.longitude) * shrink;
      const north = point.latitude - vehicle.latitude;
      const square = east * east + north * north;
      if (square < least) [least, cut] = [square, index];
    }
  }
  return cut < 0 ? { driven: [], ahead: way } : { driven: way.slice(0, cut + 1), ahead: way.slice(cut) };
}
