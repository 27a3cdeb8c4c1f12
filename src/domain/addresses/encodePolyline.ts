import type { Point } from './distance';

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

/** Google's encoded polyline (https://developers.google.com/maps/documentation/utilities/polylinealgorithm). */
export function encodePolyline(points: Iterable<Point>): string {
  let out = '';
  let lastLat = 0;
  let lastLng = 0;
  for (const { longitude, latitude } of points) {
    const lat = Math.round(latitude * PRECISION);
    const lng = Math.round(longitude * PRECISION);
    out += encodeNumber(lat - lastLat) + encodeNumber(lng - lastLng);
    lastLat = lat;
    lastLng = lng;
  }
  return out;
}
