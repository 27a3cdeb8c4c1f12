import { sql, type RawBuilder } from 'kysely';
import { SEARCH_MIN_CHARACTERS } from '../../../src/domain/wire/lists';
import type { Resource } from '../../../src/resources/schema/defineResource';
import type { Field } from '../../../src/resources/schema/fields';
import { KIND_FILTERS } from '../../../src/resources/schema/filterSchema';
import { normaliseValue } from '../../../src/resources/schema/normaliseRecord';
import { fieldOf, fieldSql } from './fieldSql';

type Sql = RawBuilder<unknown>;

/** `50%_off` → `%50\%\_off%`: the typed text is searched literally. */
function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

function contains(field: Field, expression: Sql, text: string): Sql {
  // Numbers are stored as digits, and people type them as they are shown: (619) 555-0100.
  const digits = field.kind === 'phone' ? text.replace(/\D/g, '') : '';
  const sought = digits === '' ? text : digits;
  if (sought.length < SEARCH_MIN_CHARACTERS) return sql`${expression} = ${normaliseValue(sought, field)}`;
  return sql`${expression} ilike ${likePattern(sought)}`;
}

/** A day of an instant, or the second that the wire shows of it. */
function instantRange(expression: Sql, text: string, from: boolean, to: boolean): Sql {
  const step = sql.raw(text.length === 10 ? `interval '1 day'` : `interval '1 second'`);
  const conditions: Sql[] = [];
  if (from) conditions.push(sql`${expression} >= ${text}::timestamptz`);
  if (to) conditions.push(sql`${expression} < ${text}::timestamptz + ${step}`);
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function inDays(field: Field, expression: Sql, text: string, from: boolean, to: boolean): Sql {
  if (field.kind === 'dateTime') return instantRange(expression, text, from, to);
  const operator = from && to ? '=' : from ? '>=' : '<=';
  return sql`${expression} ${sql.raw(operator)} ${text}::date`;
}

function equals(field: Field, expression: Sql, text: string): Sql {
  if (field.kind === 'boolean') return sql`${expression} = ${text === '1' || text === 'true'}`;
  // `@>` and not `= any()`: an index of the array answers it.
  if (field.kind === 'references') return sql`${expression} @> array[${Number(text)}]::bigint[]`;
  if (field.kind === 'weekdays') return sql`${Number(text)} = any(${expression})`;
  // An index of the codes answers "contains", not "any of".
  if (field.kind === 'choices') return sql`${expression} @> array[${text}]::text[]`;
  return sql`${expression} = ${normaliseValue(text, field)}`;
}

function fieldCondition(resource: Resource, filter: string, text: string): Sql {
  const range = /^(.+)_(from|to)$/.exec(filter);
  const isRange = !Object.hasOwn(resource.fields, filter) && range !== null;
  const name = isRange ? (range[1] ?? '') : filter;
  const field = fieldOf(resource, name);
  const expression = fieldSql(resource, name);
  switch (KIND_FILTERS[field.kind].match) {
    case 'contains':
      return contains(field, expression, text);
    case 'day':
      return inDays(field, expression, text, !isRange || range[2] === 'from', !isRange || range[2] === 'to');
    case 'equals':
      return equals(field, expression, text);
  }
}

function searchCondition(resource: Resource, text: string): Sql {
  const parts = resource.search.flatMap((name) => {
    const field = fieldOf(resource, name);
    // "Ana" is in nobody's number; without this every search would also ask the number's index for nothing.
    if (field.kind === 'phone' && !/\d{3}/.test(text.replace(/[\s().-]/g, ''))) return [];
    return [contains(field, fieldSql(resource, name), text)];
  });
  return parts.length > 0 ? sql`(${sql.join(parts, sql` or `)})` : sql`false`;
}

/**
 * The conditions of a list, on the table `t`. Names have passed `toFilterSchema`, so they are declared ones; values are
 * always bound parameters. `all` looks into every search field, `id` names records.
 */
export function conditionsOf(resource: Resource, filters: ReadonlyMap<string, string>): Sql[] {
  return [...filters].map(([name, text]) => {
    if (name === 'all') return searchCondition(resource, text);
    if (name === 'id') return sql`t.id = any(${text.split(',').map(Number)}::bigint[])`;
    return fieldCondition(resource, name, text);
  });
}

/** Whether a list looks for parts of texts: the planner cannot foresee how many rows have them. */
export function isSearch(resource: Resource, filters: ReadonlyMap<string, string>): boolean {
  return [...filters.keys()].some((name) => {
    const field = resource.fields[name];
    return name === 'all' || (field !== undefined && KIND_FILTERS[field.kind].match === 'contains');
  });
}

/** ` where a and b`, or nothing. */
export function whereSql(conditions: readonly (Sql | null)[]): Sql {
  const all = conditions.filter((condition) => condition !== null);
  return all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``;
}
