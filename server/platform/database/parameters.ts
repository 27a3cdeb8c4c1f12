/** A bound parameter as PostgreSQL's protocol carries it: text, raw bytes or NULL. */
export type WireParameter = string | Buffer | null;

function arrayElement(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return arrayLiteral(value);
  const text = ArrayBuffer.isView(value)
    ? `\\x${bytesOf(value).toString('hex')}`
    : String(toParameter(value));
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

function arrayLiteral(values: readonly unknown[]): string {
  return `{${values.map(arrayElement).join(',')}}`;
}

function bytesOf(view: ArrayBufferView): Buffer {
  return Buffer.from(view.buffer, view.byteOffset, view.byteLength);
}

/**
 * The wire form of a parameter, the same for both drivers: `undefined` is NULL, a `Date` its instant in UTC, an array a
 * PostgreSQL array literal (for a json column pass `JSON.stringify(array)`), another object its JSON.
 */
export function toParameter(value: unknown): WireParameter {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (ArrayBuffer.isView(value)) return bytesOf(value);
  if (Array.isArray(value)) return arrayLiteral(value);
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}
