import type { Point } from './distance';

/** Map constants of spec §9. */
export const DEFAULT_CENTER: Point = { latitude: 32.7456, longitude: -117.0367 };
/** The deliveries of a day. */
export const DISPATCH_ZOOM = 10;
export const PICKER_ZOOM = 17;
export const REVERSE_GEOCODE_ZOOM = 18;
/** Px. */
export const MARKER_SIZE = 34;
export const CLUSTER_GRID = 20;
export const CLUSTER_MIN_SIZE = 3;
/** Degrees per unit of an encoded polyline: 1 / 1e5. */
const POLYLINE_PRECISION = 1e5;

/** Points of an encoded polyline. Throws RangeError when the text breaks off. */
export function decodePolyline(encoded: string): Point[] {
  const points: Point[] = [];
  let index = 0;
  let latitude = 0;
  let longitude = 0;
  const next = (): number => {
    let value = 0;
    let shift = 0;
    let chunk: number;
    do {
      chunk = encoded.charCodeAt(index++) - 63;
      if (!(chunk >= 0)) throw new RangeError('Not an encoded polyline');
      value += (chunk & 31) << shift;
      shift += 5;
    } while (chunk >= 32);
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  while (index < encoded.length) {
    latitude += next();
    longitude += next();
    points.push({ latitude: latitude / POLYLINE_PRECISION, longitude: longitude / POLYLINE_PRECISION });
  }
  return points;
}
