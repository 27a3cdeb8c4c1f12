import { SHAPES } from './answerShapes';
import { isRaw } from './wireFields';
import { readShape, type Shape } from './wireShape';

const TOTAL: Shape = { total_items: 'number' };

/** Patterns with a placeholder for the numbers in a path. */
const PATTERNS = Object.entries(SHAPES)
  .filter(([call]) => call.includes(':id'))
  .map(([call, shape]) => ({ pattern: new RegExp(`^${call.replaceAll(':id', '[^/]+')}$`), shape }));

function shapeOf(method: string, path: string): Shape | undefined {
  const [bare = path] = path.split('?');
  const call = `${method} ${bare}`;
  if (bare.endsWith('/total_items')) return TOTAL;
  return SHAPES[call] ?? PATTERNS.find(({ pattern }) => pattern.test(call))?.shape;
}

/** Validates the answer to a call. Throws `HttpError` when required fields are missing. */
export function readByShape(method: string, path: string, data: unknown): unknown {
  const shape = shapeOf(method, path);
  if (shape === undefined) return data;
  const isInData = isRaw(data) && isRaw(data.data) && typeof shape === 'object' && !('data' in shape);
  return readShape(isInData ? data.data : data, shape);
}
