import type { Fields, Shape } from '../contract/answer';
import { booleanOf, isRaw, numberIn, unreadable } from './wireFields';

function isFields(shape: Shape): shape is Fields {
  return typeof shape === 'object' && !Array.isArray(shape);
}

function readFields(value: unknown, fields: Fields, what: string): unknown {
  if (!isRaw(value)) throw unreadable(what);
  const changed: Record<string, unknown> = {};
  for (const [field, shape] of Object.entries(fields)) {
    const read = readShape(value[field], shape, what === '' ? field : `${what}.${field}`);
    if (read !== value[field]) changed[field] = read;
  }
  return Object.keys(changed).length > 0 ? { ...value, ...changed } : value;
}

/**
 * The value for the screens: the same object when nothing changes. Throws `HttpError` when a required field
 * is missing.
 */
export function readShape(value: unknown, shape: Shape, what = ''): unknown {
  if (isFields(shape)) return readFields(value, shape, what);
  switch (shape) {
    case 'number':
      if (numberIn({ value }, 'value') === null) throw unreadable(what);
      return Number(value);
    case 'text':
      if (typeof value !== 'string') throw unreadable(what);
      return value;
    case 'boolean':
      return booleanOf(value) ?? value;
    case 'record':
      if (!isRaw(value)) throw unreadable(what);
      return value;
    case 'record or nothing':
      if (value !== null && value !== undefined && !isRaw(value)) throw unreadable(what);
      return value ?? null;
    case 'list?':
      if (value === null || value === undefined) return [];
      if (!Array.isArray(value)) throw unreadable(what);
      return value;
    case 'list':
      if (!Array.isArray(value)) throw unreadable(what);
      return value;
    default:
      return readRows(value, shape[0], what);
  }
}

/** A list, bare or in `data`. */
function readRows(value: unknown, fields: Fields, what: string): unknown {
  const list: unknown = isRaw(value) ? value.data : value;
  if (!Array.isArray(list)) throw unreadable(what);
  let isSame = true;
  const read = list.map((row: unknown) => {
    const next = readFields(row, fields, what);
    isSame &&= next === row;
    return next;
  });
  return isSame ? list : read;
}
