import type { Coordinates } from '../format/problem';

/** Digits after the point: 1e5, as the browser decodes it (spec §9). */
const PRECISION = 1e5;

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value * 2) : value * 2;
  let out = '';
  while (rest >= 0x20) {
    out += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest = Math.floor(rest / 32);
  }
  return out + String.fromCharCode(rest + 63);
}

/** Google's encoded polyline of [longitude, latitude] points (https://developers.google.com/maps/documentation/utilities/polylinealgorithm). */
export function encodePolyline(points: readonly Coordinates[]): string {
  let out = '';
  let lastLat = 0;
  let lastLng = 0;
  for (const [longitude, latitude] of points) {
    const lat = Math.round(latitude * PRECISION);
    const lng = Math.round(longitude * PRECISION);
    out += encodeNumber(lat - lastLat) + encodeNumber(lng - lastLng);
    lastLat = lat;
    lastLng = lng;
  }
  return out;
}

/** The points of an encoded polyline. `precision`: 1e5, or 1e6 for Valhalla's own format. */
export function decodePolyline(encoded: string, precision = PRECISION): Coordinates[] {
  const points: Coordinates[] = [];
  let at = 0;
  const next = (): number => {
    let value = 0;
    let shift = 0;
    for (;;) {
      const chunk = encoded.charCodeAt(at++) - 63;
      value |= (chunk & 0x1f) << shift;
      shift += 5;
      if (!(chunk >= 0x20)) break;
    }
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  let lat = 0;
  let lng = 0;
  while (at < encoded.length) {
    lat += next();
    lng += next();
    points.push([lng / precision, lat / precision]);
  }
  return points;
}
