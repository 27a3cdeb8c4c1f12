import { metresBetween, type Point } from '../../../src/domain/addresses/distance';

/** Where a vehicle is after this share (0 to 1) of the straight way. Degrees with the six decimals of a good device. */
export function pointAlong(from: Point, to: Point, share: number): Point {
  const between = (a: number, b: number) => Number((a + (b - a) * share).toFixed(6));
  return {
    latitude: between(from.latitude, to.latitude),
    longitude: between(from.longitude, to.longitude),
  };
}

/** Degrees clockwise from north, 0 to 359. */
export function headingOf(from: Point, to: Point): number {
  const radians = Math.PI / 180;
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos(from.latitude * radians);
  return Math.round((Math.atan2(east, north) / radians + 360) % 360) % 360;
}

/** City traffic, whatever the simulation makes of the waiting. Metres per second. */
const FASTEST = 18;

/** Metres per second that a device would show on this way. */
export function speedOn(from: Point, to: Point, minutes: number): number {
  if (minutes <= 0) return 0;
  return Math.min(FASTEST, Number((metresBetween(from, to) / (minutes * 60)).toFixed(1)));
}
