import { HttpError } from './httpError';
import { WIRE_SHAPE } from '../domain/wire/errorCodes';

/** An object as it came over the wire. */
export type Raw = Readonly<Record<string, unknown>>;

/** The error of an answer in an unexpected format; shown in the part of the page that requested it. */
export function unreadable(what: string): HttpError {
  return new HttpError({
    status: 502,
    statusCode: WIRE_SHAPE,
    message: `The answer has no ${what}`,
    args: { what },
  });
}

export function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A bare array, or `{"data": […]}`. Throws `HttpError`. */
export function rawList(value: unknown, what: string): Raw[] {
  const list = isRaw(value) ? value.data : value;
  if (!Array.isArray(list) || !list.every(isRaw)) throw unreadable(what);
  return list;
}

/** The first of the names that has a value. */
function valueOf(raw: Raw, names: readonly string[]): unknown {
  for (const name of names)
    if (raw[name] !== undefined && raw[name] !== null && raw[name] !== '') return raw[name];
  return null;
}

/** A number, or a number as text; null when there is none. */
export function numberIn(raw: Raw, ...names: string[]): number | null {
  const value = valueOf(raw, names);
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

export function textIn(raw: Raw, ...names: string[]): string | null {
  const value = valueOf(raw, names);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** 1 and 0, "1" and "0", true and false; null for other values. */
export function booleanOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === '1' || value === 'true') return true;
  return value === 0 || value === '0' || value === 'false' ? false : null;
}

export function booleanIn(raw: Raw, ...names: string[]): boolean {
  return booleanOf(valueOf(raw, names)) ?? false;
}

/** The record's number. Throws `HttpError` when it has none. */
export function idOf(raw: Raw, what: string, ...names: string[]): number {
  const id = numberIn(raw, ...names);
  if (id === null) throw unreadable(what);
  return id;
}
