import type { Point } from '../../../src/domain/addresses/distance';
import { decodePolyline } from '../../../src/domain/addresses/mapDefaults';
import { VALIDATION } from '../../../src/resources/schema/messages';
import { invalid } from '../../platform/plugins/errors';

/** The points of an encoded polyline. Throws 422 at the field. */
export function pointsOf(field: string, encoded: string): Point[] {
  try {
    return decodePolyline(encoded);
  } catch (error) {
    if (error instanceof RangeError) throw invalid({ [field]: { message: VALIDATION.format } });
    throw error;
  }
}
