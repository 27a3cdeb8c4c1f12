import { encodePolyline as encodePoints } from '../../../../src/domain/addresses/encodePolyline';
import type { Coordinates } from '../format/problem';

/** The encoded polyline of [longitude, latitude] points. */
export function encodePolyline(points: readonly Coordinates[]): string {
  return encodePoints(points.map(([longitude, latitude]) => ({ longitude, latitude })));
}
