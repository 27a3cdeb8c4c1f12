/** Degrees, WGS 84. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_METRES = 6_371_008.8;

/** Great-circle distance in metres. */
export function metresBetween(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const dLat = (b.latitude - a.latitude) * radians;
  const dLng = (b.longitude - a.longitude) * radians;
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The point at these metres to the north and to the east; accurate for small marker steps only. */
export function movedBy({ latitude, longitude }: Point, north: number, east: number): Point {
  const metresPerDegree = (EARTH_RADIUS_METRES * Math.PI) / 180;
  const shrink = Math.max(Math.cos((latitude * Math.PI) / 180), 1e-6);
  return {
    latitude: Math.min(90, Math.max(-90, latitude + north / metresPerDegree)),
    longitude: longitude + east / (metresPerDegree * shrink),
  };
}
