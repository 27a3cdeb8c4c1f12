import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../src/domain/time/dates';
import type { Database } from '../../server/platform/database/database';
import { inDayParts } from '../../server/platform/database/dayParts';
import { testDatabase } from '../support/database';

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** The days of each part; a statement takes so many seconds for each day. */
async function partsOf(from: string, to: string, seconds: number): Promise<string[][]> {
  const parts: string[][] = [];
  const read = async (db: typeof database.db, days: { from: string; to: string }) => {
    const count = daysBetween(days.from, days.to) + 1;
    await sql`select pg_sleep(${seconds * count})`.execute(db);
    return Array.from({ length: count }, (_, at) => addDays(days.from, at));
  };
  for await (const { answer, until } of inDayParts(database.db, { from, to }, read)) {
    expect(until).toBe(answer.at(-1));
    parts.push(answer);
  }
  return parts;
}

it('every day is read once, in order', async () => {
  const days = (await partsOf('2026-01-30', '2026-03-02', 0.002)).flat();
  expect(days).toEqual(Array.from({ length: 32 }, (_, at) => addDays('2026-01-30', at)));
});

it('days that are read quickly are read together, slow ones one by one', async () => {
  expect((await partsOf('2026-01-01', '2026-12-31', 0)).length).toBeLessThan(40);
  expect((await partsOf('2026-01-01', '2026-01-04', 0.06)).map((part) => part.length)).toEqual([1, 1, 1, 1]);
});

it('the connection is free between two parts', async () => {
  const parts = inDayParts(database.db, { from: '2026-01-01', to: '2026-01-03' }, async (db) => {
    await sql`select pg_sleep(0.06)`.execute(db);
  });
  for await (const { until } of parts) {
    const { rows } = await sql<{ day: string }>`select ${until}::date as day`.execute(database.db);
    expect(rows[0]?.day).toBe(until);
  }
});
