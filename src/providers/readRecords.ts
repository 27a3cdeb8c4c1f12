import type { RaRecord } from 'react-admin';
import { registry } from '../resources/registry';
import type { Resource } from '../resources/schema/defineResource';
import { booleanOf, idOf, isRaw, numberIn, rawList, unreadable, type Raw } from './wireFields';

type Row = RaRecord<number>;

const DECLARED: Readonly<Record<string, Resource | undefined>> = registry;
const booleans = new Map<string, readonly string[]>();

/** Boolean fields of the declaration. */
function booleanFields(name: string): readonly string[] {
  const known = booleans.get(name);
  if (known) return known;
  const fields = Object.entries(DECLARED[name]?.fields ?? {}).flatMap(([field, { kind }]) =>
    kind === 'boolean' ? [field] : [],
  );
  booleans.set(name, fields);
  return fields;
}

function rowOf(name: string, raw: Raw): Row {
  const row: Record<string, unknown> = { ...raw, id: idOf(raw, `${name}.id`, 'id') };
  for (const field of booleanFields(name)) {
    const value = row[field];
    if (typeof value !== 'boolean' && value !== undefined) row[field] = booleanOf(value) ?? value;
  }
  return row as Row;
}

/** A record from the wire: it has an id, and 1 and 0 become booleans. Throws `HttpError` otherwise. */
export function readRecord(name: string, answer: unknown): Row {
  const raw = isRaw(answer) && isRaw(answer.data) && answer.id === undefined ? answer.data : answer;
  if (!isRaw(raw)) throw unreadable(name);
  return rowOf(name, raw);
}

/** A list, bare or in `data`. Throws `HttpError` for anything else. */
export function readRecords(name: string, answer: unknown): Row[] {
  return rawList(answer, name).map((raw) => rowOf(name, raw));
}

/** The number of rows; counts of millions may be estimates. Throws `HttpError` without a number. */
export function readTotal(answer: unknown): { count: number; isEstimate: boolean } {
  const count = isRaw(answer) ? numberIn(answer, 'total_items') : null;
  if (count === null) throw unreadable('total_items');
  return { count, isEstimate: isRaw(answer) && answer.is_estimate === true };
}
