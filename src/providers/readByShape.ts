import { SHAPES } from './answerShapes';
import { isRaw } from './wireFields';
import type { Shape } from '../contract/answer';
import { readShape } from './wireShape';

const TOTAL: Shape = { total_items: 'number' };

/** Patterns with a placeholder for the numbers in a path. */
const PATTERNS = Object.entries(SHAPES)
  .filter(([call]) => call.includes(':id'))
  .map(([call, shape]) => ({ pattern: new RegExp(`^${call.replaceAll(':id', '[^/]+')}$`), shape }));

/** The shape listed for a path; null when none is. */
export function shapeOf(method: string, path: string): Shape | null {
  const [bare = path] = path.split('?');
  const call = `${method} ${bare}`;
  if (bare.endsWith('/total_items')) return TOTAL;
  return SHAPES[call] ?? PATTERNS.find(({ pattern }) => pattern.test(call))?.shape ?? null;
}

/** Validates an answer, bare or in `data`. Throws `HttpError` when required fields are missing. */
export function readByShape(shape: Shape | null, data: unknown): unknown {
  if (shape === null) return data;
  const isInData = isRaw(data) && isRaw(data.data) && typeof shape === 'object' && !('data' in shape);
  return readShape(isInData ? data.data : data, shape);
}
