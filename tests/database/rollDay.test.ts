import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DRIVER_EMAILS } from '../../server/demo/staff';
import { loadDemo } from '../../server/demo/loadDemo';
import { rollDemoDay } from '../../server/demo/rollDay';
import type { Database } from '../../server/platform/database/database';
import { manifestStatusFrom, MANIFEST_STATUS } from '../../src/domain/runs/manifestStatus';
import { isClosedStatus } from '../../src/domain/stops/eventStatus';
import { canTransition, initialStatus } from '../../src/domain/stops/transitions';
import { testDatabase } from '../support/database';

// Half past noon in San Diego, on a Friday.
const FRIDAY = new Date('2026-11-20T20:30:00Z');
const at = (days: number, time: string) => new Date(`2026-11-${20 + days}T${time}:00Z`);
const SATURDAY = '2026-11-21';
const MONDAY = '2026-11-23';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  const size = { size: 'day', participants: 600, runs: 12, historyDays: 1 } as const;
  await loadDemo(database.db, { ...size, today: FRIDAY }, () => undefined);
});
afterAll(() => database.close());

const roll = (now: Date) => rollDemoDay({ db: database.db, clock: () => now });
const runsOf = (date: string) =>
  database.db
    .selectFrom('delivery_manifest')
    .selectAll()
    .where('delivery_date', '=', date)
    .orderBy('id')
    .execute();
const stopsOf = (date: string) =>
  database.db
    .selectFrom('delivery_events')
    .selectAll()
    .where('delivery_date', '=', date)
    .orderBy('id')
    .execute();

async function sumOf(date: string): Promise<unknown> {
  const { rows } = await sql`
    select (select md5(string_agg(m::text, '|' order by id)) from delivery_manifest m where delivery_date = ${date}) as runs,
      (select md5(string_agg(e::text, '|' order by id)) from delivery_event_rows e where delivery_date = ${date}) as stops`.execute(
    database.db,
  );
  return rows[0];
}

describe('a demo on a later day', () => {
  it('has nothing to make on the day of its making', async () => {
    expect(await roll(FRIDAY)).toBe(false);
  });

  it('has a day of its own, at the time that it is, and its past is what it was', async () => {
    const before = await sumOf('2026-11-20');
    // Half past noon of Saturday in San Diego.
    expect(await roll(at(1, '20:30'))).toBe(true);
    expect(await sumOf('2026-11-20')).toEqual(before);
    const runs = await runsOf(SATURDAY);
    expect(runs.length).toBeGreaterThan(5);
    expect(runs.filter(({ run_id }) => run_id !== null).length).toBeGreaterThan(runs.length / 2);
    const stops = await stopsOf(SATURDAY);
    for (const run of runs) {
      const own = stops.filter((stop) => stop.delivery_manifest_id === run.id);
      expect(own.length).toBeGreaterThan(3);
      if (run.delivery_manifest_status_id !== MANIFEST_STATUS.stalled)
        expect(run.delivery_manifest_status_id).toBe(manifestStatusFrom(own, 0));
    }
    expect(stops.some((stop) => isClosedStatus(stop.delivery_event_status_id))).toBe(true);
    expect(stops.some((stop) => stop.delivery_manifest_id === null)).toBe(true);
    const served = stops.flatMap(({ participant_id }) => participant_id ?? []);
    expect(new Set(served).size).toBe(served.length);
    const positions = await database.db
      .selectFrom('positions')
      .selectAll()
      .where('recorded_at', '>', '2026-11-21 14:00:00')
      .execute();
    expect(positions.length).toBeGreaterThan(50);
    expect(positions.every(({ recorded_at }) => recorded_at <= '2026-11-21 20:30:00')).toBe(true);
  });

  it('goes by the steps that drivers may take', async () => {
    const stops = new Map((await stopsOf(SATURDAY)).map((stop) => [stop.id, stop]));
    const lines = await database.db
      .selectFrom('delivery_event_transitions')
      .selectAll()
      .orderBy('id')
      .execute();
    const states = new Map<number, number>();
    for (const line of lines) {
      const stop = stops.get(line.delivery_event_id);
      if (!stop) continue;
      const from = states.get(stop.id) ?? initialStatus(stop.delivery_event_type_id);
      const to = line.delivery_event_status_id;
      expect(canTransition(from, to, stop.delivery_event_type_id), `${from} → ${to}`).toBe(true);
      states.set(stop.id, to);
    }
    expect(states.size).toBeGreaterThan(30);
  });

  it('is made once, also by two servers at midnight', async () => {
    expect(await roll(at(1, '20:40'))).toBe(false);
    // Monday, a minute after midnight: nobody is on the road yet.
    const made = await Promise.all([roll(at(3, '08:01')), roll(at(3, '08:01'))]);
    expect(made.filter(Boolean)).toHaveLength(1);
    const stops = await stopsOf(MONDAY);
    expect(stops.some((stop) => isClosedStatus(stop.delivery_event_status_id) && stop.datetime)).toBe(false);
    expect((await stopsOf('2026-11-24')).every((stop) => stop.delivery_manifest_id === null)).toBe(true);
    expect((await stopsOf('2026-11-24')).length).toBeGreaterThan(3);
  });
});

describe('what people have made', () => {
  const TUESDAY = '2026-11-24';
  const WEDNESDAY = '2026-11-25';

  it('stays as it is, and their drivers, recipients and closed CDPs are left out', async () => {
    const { db } = database;
    const [first] = await runsOf(MONDAY);
    const driver = await db
      .selectFrom('users')
      .select('employee_id')
      .where('email', '=', DRIVER_EMAILS[3] ?? '')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('delivery_manifest')
      .values({
        name: 'BY HAND',
        delivery_date: TUESDAY,
        time_zone: 'America/Los_Angeles',
        delivery_manifest_status_id: MANIFEST_STATUS.created,
        employee_id: driver.employee_id,
        close_door_pharmacy_id: 2,
        start_at: '2026-11-24 17:00:00',
        end_at: '2026-11-24 22:00:00',
      })
      .execute();
    await db
      .updateTable('cdps')
      .set({ is_active: false } as never)
      .where('id', '=', first?.close_door_pharmacy_id ?? 1)
      .execute();
    const [waiting] = await stopsOf(TUESDAY);
    const before = await sumOf(TUESDAY);
    expect(await roll(at(4, '15:00'))).toBe(true);

    const runs = await runsOf(TUESDAY);
    expect(runs.filter(({ name }) => name === 'BY HAND')).toHaveLength(1);
    expect(runs.filter(({ employee_id }) => employee_id === driver.employee_id)).toHaveLength(1);
    expect(runs.some((run) => run.close_door_pharmacy_id === first?.close_door_pharmacy_id)).toBe(false);
    const stops = await stopsOf(TUESDAY);
    expect(stops.filter((stop) => stop.participant_id === waiting?.participant_id)).toEqual([waiting]);
    expect(await sumOf(TUESDAY)).not.toEqual(before);
  });

  it('is the whole day, where somebody has planned the runs of the pattern', async () => {
    const { db } = database;
    const pattern = await db.selectFrom('runs').select(['id', 'name']).executeTakeFirstOrThrow();
    await db
      .insertInto('delivery_manifest')
      .values({
        name: pattern.name,
        run_id: pattern.id,
        delivery_date: WEDNESDAY,
        time_zone: 'America/Los_Angeles',
        delivery_manifest_status_id: MANIFEST_STATUS.created,
        close_door_pharmacy_id: 2,
        start_at: '2026-11-25 17:00:00',
        end_at: '2026-11-25 22:00:00',
      })
      .execute();
    expect(await roll(at(5, '15:00'))).toBe(false);
    expect(await runsOf(WEDNESDAY)).toHaveLength(1);
  });

  it('is no demo where the demo’s people are not', async () => {
    const other = await testDatabase();
    try {
      expect(await rollDemoDay({ db: other.db, clock: () => FRIDAY })).toBe(false);
    } finally {
      await other.close();
    }
  });
});
