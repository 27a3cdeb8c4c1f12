import type { Shape } from '../contract/answer';
import { isRaw } from './wireFields';
import { readShape } from './wireShape';

/** Validates an answer, bare or in `data`. Throws `HttpError` when required fields are missing. */
export function readByShape(shape: Shape | null, data: unknown): unknown {
  if (shape === null) return data;
  const isInData = isRaw(data) && isRaw(data.data) && typeof shape === 'object' && !('data' in shape);
  return readShape(isInData ? data.data : data, shape);
}
