import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/platform/database/database';
import { testDatabase } from '../support/database';

// The same table holds on both drivers: this file also runs with TEST_DATABASE_URL.
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function valueOf(expression: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(database.db);
  return rows[0]?.value;
}

describe('what comes back', () => {
  it.each<[string, unknown]>([
    ['null::int', null],
    ['true', true],
    ['false', false],
    ['7::smallint', 7],
    ['-7::int', -7],
    ['9007199254740991::bigint', 9007199254740991],
    ['count(*)', 1],
    ['1.5::real', 1.5],
    ['0.1::double precision', 0.1],
    ['12.50::numeric(10,2)', '12.50'],
    ['sum(12.5)', '12.5'],
    ["'Łódź'::text", 'Łódź'],
    ["'ab'::varchar(5)", 'ab'],
    ["'ab'::char(3)", 'ab '],
    ["'Ana'::citext", 'Ana'],
    ["'6b1f0c1e-0000-4000-8000-000000000001'::uuid", '6b1f0c1e-0000-4000-8000-000000000001'],
    ["'2026-11-20'::date", '2026-11-20'],
    ["'09:30'::time", '09:30:00'],
    ["'09:30:00.987654'::time", '09:30:00'],
    ["'2026-11-20 09:30:00.987654'::timestamp", '2026-11-20 09:30:00'],
    ["'2026-11-20 09:30:00-08'::timestamptz", '2026-11-20 17:30:00'],
    ["'2026-11-20 09:30:59.999999+00'::timestamptz", '2026-11-20 09:30:59'],
    ["'infinity'::timestamptz", 'infinity'],
    [`'{"a": [1, null]}'::json`, { a: [1, null] }],
    [`'{"a": {"b": "c"}}'::jsonb`, { a: { b: 'c' } }],
    [`'"text"'::jsonb`, 'text'],
    ["'null'::jsonb", null],
    ["'\\x00ff'::bytea", Buffer.from([0, 255])],
    ['array[1, null, 3]::int[]', [1, null, 3]],
    ['array[1, 2]::bigint[]', [1, 2]],
    ['array[1.50, 2]::numeric[]', ['1.50', '2']],
    ["array['a,b', 'c\"d', null, '']::text[]", ['a,b', 'c"d', null, '']],
    ["array['2026-11-20']::date[]", ['2026-11-20']],
    ["array['2026-11-20 09:30:00-08']::timestamptz[]", ['2026-11-20 17:30:00']],
    ['array[true, false]', [true, false]],
    ['array[]::text[]', []],
    ["'1 day'::interval", '1 day'],
  ])('%s', async (expression, expected) => {
    expect(await valueOf(sql.raw(expression))).toEqual(expected);
  });

  it('refuses a bigint that a number cannot hold', async () => {
    await expect(valueOf(sql.raw('9007199254740993::bigint'))).rejects.toThrow(RangeError);
  });
});

describe('what goes in', () => {
  it.each<[string, unknown, string, unknown]>([
    ['undefined', undefined, 'int', null],
    ['a number', 12, 'bigint', 12],
    ['a number for numeric', 12.5, 'numeric(10,2)', '12.50'],
    ['a boolean', false, 'boolean', false],
    ['a bigint', 5n, 'bigint', 5],
    ['a Date', new Date('2026-11-20T17:30:00.500Z'), 'timestamptz', '2026-11-20 17:30:00'],
    ['wire text', '2026-11-20 17:30:00', 'timestamptz', '2026-11-20 17:30:00'],
    ['bytes', new Uint8Array([1, 0, 255]), 'bytea', Buffer.from([1, 0, 255])],
    ['an object for jsonb', { a: [1] }, 'jsonb', { a: [1] }],
    ['JSON text for jsonb', '[1,"b"]', 'jsonb', [1, 'b']],
    ['an array of numbers', [1, 2, null], 'int[]', [1, 2, null]],
    [
      'an array of awkward texts',
      ['a,b', 'c"d', 'e\\f', '{}', 'NULL', ''],
      'text[]',
      ['a,b', 'c"d', 'e\\f', '{}', 'NULL', ''],
    ],
    ['an empty array', [], 'text[]', []],
    ['an array of objects', [{ a: 'x"y' }], 'jsonb[]', [{ a: 'x"y' }]],
    [
      'a nested array',
      [
        [1, 2],
        [3, 4],
      ],
      'int[]',
      [
        [1, 2],
        [3, 4],
      ],
    ],
  ])('%s', async (_what, value, type, expected) => {
    expect(await valueOf(sql`${value}::${sql.raw(type)}`)).toEqual(expected);
  });
});

describe('what a statement says it changed', () => {
  it('counts rows alike, and takes several statements in one text', async () => {
    await sql`create table counted (id int primary key); insert into counted values (1), (2), (3)`.execute(
      database.db,
    );
    const changed = await sql`update counted set id = id + 10 where id > ${1}`.execute(database.db);
    expect(changed.numAffectedRows).toBe(2n);
    const read = await sql`select id from counted order by id`.execute(database.db);
    expect(read).toMatchObject({ rows: [{ id: 1 }, { id: 12 }, { id: 13 }], numAffectedRows: undefined });
    const returned = await sql`delete from counted where id > ${5} returning id`.execute(database.db);
    expect(returned.numAffectedRows).toBe(2n);
    expect(returned.rows).toHaveLength(2);
  });
});
