import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import zipcodes from 'zipcodes';
import type { Database } from '../../server/platform/database/database';
import { loadDemo, type DemoSummary } from '../../server/demo/loadDemo';
import { SAN_DIEGO_PLACES } from '../../server/demo/places';
import { nextWorkday } from '../../src/domain/time/dates';
import { isClosedStatus } from '../../src/domain/stops/eventStatus';
import { manifestStatusFrom } from '../../src/domain/runs/manifestStatus';
import { outcomeProblems } from '../../src/domain/stops/statusChange';
import { canTransition, initialStatus, statusCatalogue } from '../../src/domain/stops/transitions';
import { testDatabase } from '../support/database';

// Half past noon in San Diego.
const NOON = new Date('2026-11-20T20:30:00Z');
const SMALL = { size: 'day', participants: 600, runs: 20, historyDays: 2, today: NOON } as const;

/** Rows of every table but what is random on purpose: salts of passwords, tokens of links, codes of vehicles. */
async function checksum({ db }: Database): Promise<Record<string, string | null>> {
  const sums: Record<string, string | null> = {};
  const tables = [
    'participants',
    'participant_addresses',
    'employees',
    'vehicles',
    'cdps',
    'facilities',
    'delivery_manifest',
    'delivery_events',
    'delivery_event_transitions',
    'positions',
  ];
  for (const table of tables) {
    const { rows } = await sql<{ sum: string | null }>`
      select md5(string_agg((to_jsonb(t) - 'login_nonce')::text, '|' order by (to_jsonb(t) - 'login_nonce')::text)) as sum
      from ${sql.table(table)} t`.execute(db);
    sums[table] = rows[0]?.sum ?? null;
  }
  return sums;
}

function groupBy<K, V>(values: readonly V[], keyOf: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

describe('the demo day', () => {
  let database: Database;
  let summary: DemoSummary;
  const progress: string[] = [];

  beforeAll(async () => {
    database = await testDatabase();
    const routePermissions = [
      { http_method: 'GET', path_route: '/participants/:id' },
      { http_method: 'PUT', path_route: '/user_types/:id' },
      { http_method: 'POST', path_route: '/positions' },
    ];
    summary = await loadDemo(database.db, { ...SMALL, routePermissions }, (text) => progress.push(text));
  });
  afterAll(() => database.close());

  it('is the same for the same seed and instant', async () => {
    const other = await testDatabase();
    try {
      await loadDemo(other.db, SMALL, () => undefined);
      expect(await checksum(other)).toEqual(await checksum(database));
    } finally {
      await other.close();
    }
  });

  it('is another one for another seed', async () => {
    const other = await testDatabase();
    try {
      await loadDemo(other.db, { ...SMALL, seed: 2 }, () => undefined);
      expect((await checksum(other)).participants).not.toBe((await checksum(database)).participants);
    } finally {
      await other.close();
    }
  });

  it('says what it does, and how much it made', async () => {
    expect(progress).toContain('Past days: 1 of 2');
    expect(summary.date).toBe('2026-11-20');
    expect(summary.counts.participants).toBe(600);
    const { count } = await database.db
      .selectFrom('delivery_events')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(summary.counts.events).toBe(count);
  });

  it('has inspections whose odometers never run backwards, and no vehicle that must not drive', async () => {
    const { rows } = await sql<{ made: number; critical: number; open: number; backwards: number }>`
      with reads as (
        select vehicle_id, fueled_on as day, odometer from fuel_entries union all
        select vehicle_id, (inspected_at at time zone 'America/Los_Angeles')::date, odometer from inspections
      ), steps as (
        select odometer < lag(odometer) over (partition by vehicle_id order by day, odometer) as is_back from reads
      )
      select count(*) as made, count(*) filter (where has_critical) as critical,
        count(*) filter (where has_critical and signed_off_at is null) as open,
        (select count(*) from steps where is_back) as backwards from inspections`.execute(database.db);
    expect(rows[0]).toMatchObject({ critical: 1, open: 0, backwards: 0 });
    expect(rows[0]?.made).toBeGreaterThan(4);
  });

  it('refuses a database that holds something', async () => {
    await expect(loadDemo(database.db, SMALL, () => undefined)).rejects.toThrow('The database is not empty');
  });

  it('numbers the stops of each run 1…n without a gap', async () => {
    const runs = await database.db
      .selectFrom('delivery_events')
      .select((eb) => [
        'delivery_manifest_id',
        eb.fn.max('secuence').as('last'),
        eb.fn.count<number>('secuence').distinct().as('places'),
      ])
      .where('delivery_manifest_id', 'is not', null)
      .groupBy('delivery_manifest_id')
      .execute();
    expect(runs.length).toBe(summary.counts.runs);
    for (const run of runs) expect(run.places).toBe(run.last);
  });

  it('gives every stop a status of its type, a history that leads to it, and the words that it needs', async () => {
    const events = await database.db.selectFrom('delivery_events').selectAll().execute();
    const lines = await database.db
      .selectFrom('delivery_event_transitions')
      .selectAll()
      .orderBy('id')
      .execute();
    const byEvent = groupBy(lines, (line) => line.delivery_event_id);
    for (const event of events) {
      const typeId = event.delivery_event_type_id;
      expect(statusCatalogue(typeId)).toContain(event.delivery_event_status_id);
      const history = byEvent.get(event.id) ?? [];
      let status: number = initialStatus(typeId);
      for (const [index, line] of history.entries()) {
        const before = history[index - 1];
        if (before) expect(line.datetime >= before.datetime).toBe(true);
        expect(
          canTransition(status, line.delivery_event_status_id, typeId),
          `${status} → ${line.delivery_event_status_id} of type ${typeId}`,
        ).toBe(true);
        expect(line.datetime <= '2026-11-20 20:30:00').toBe(true);
        const words = { ...line, other_reason: line.other_non_delivery_reason_description };
        expect(outcomeProblems(line.delivery_event_status_id, words)).toEqual({});
        status = line.delivery_event_status_id;
      }
      expect(event.delivery_event_status_id).toBe(status);
      expect(event.datetime).toBe(history.at(-1)?.datetime ?? null);
    }
  });

  it('gives every run the state that its stops mean, and at most one stop in progress', async () => {
    const runs = await database.db.selectFrom('delivery_manifest').selectAll().execute();
    const events = await database.db.selectFrom('delivery_events').selectAll().execute();
    const byRun = groupBy(events, (event) => event.delivery_manifest_id);
    for (const run of runs) {
      const stops = byRun.get(run.id) ?? [];
      const silence = run.delivery_manifest_status_id === 6 ? 75 : 0;
      expect(run.delivery_manifest_status_id).toBe(manifestStatusFrom(stops, silence));
      const current = stops.filter((stop) => [2, 3, 13, 14].includes(stop.delivery_event_status_id));
      expect(current.length).toBe([3, 6].includes(run.delivery_manifest_status_id) ? 1 : 0);
    }
    const statesOf = (date: string) =>
      new Set(runs.filter((run) => run.delivery_date === date).map((run) => run.delivery_manifest_status_id));
    expect([...statesOf(summary.date)]).toEqual(expect.arrayContaining([2, 3, 4]));
    expect([...statesOf('2026-11-19')]).not.toContain(3);
  });

  it('sends no driver and no vehicle on two runs at once', async () => {
    const { rows } = await sql`
      select a.id from delivery_manifest a join delivery_manifest b
        on a.id < b.id and a.start_at < b.end_at and b.start_at < a.end_at
        and (a.employee_id = b.employee_id or a.vehicle_id = b.vehicle_id)`.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('hears of every driver on the road within the last minute, but for the silent one', async () => {
    const { rows } = await sql<{ status: number; age: string }>`
      select m.delivery_manifest_status_id as status, extract(epoch from ${NOON}::timestamptz - max(p.recorded_at)) as age
      from delivery_manifest m join positions p on p.employee_id = m.employee_id and p.recorded_at >= m.start_at
      where m.delivery_date = ${summary.date} and m.delivery_manifest_status_id = 3 group by m.id`.execute(
      database.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Number(row.age)).toBeLessThan(60);
  });

  it('leaves some stops of today in the pool, and all of the next workday', async () => {
    const pool = await database.db
      .selectFrom('delivery_events')
      .selectAll()
      .where('delivery_manifest_id', 'is', null)
      .execute();
    expect(pool.every((event) => event.secuence === null)).toBe(true);
    const ofDay = (date: string) => pool.filter((event) => event.delivery_date === date);
    expect(ofDay(summary.date)).toHaveLength(14);
    expect(ofDay(nextWorkday(summary.date))).toHaveLength(pool.length - 14);
    expect(pool.length).toBeGreaterThan(14);
    expect(pool.every((event) => event.created_at <= `${summary.date} 23:59:59`)).toBe(true);
  });

  it('has addresses in San Diego County only, near the centroid of their ZIP code', async () => {
    for (const [zipcode, city, latitude, longitude] of SAN_DIEGO_PLACES) {
      const known = zipcodes.lookup(zipcode);
      expect(known).toMatchObject({ state: 'CA' });
      expect(known?.city.toUpperCase()).toBe(city);
      expect(zipcode).toMatch(/^(919|920|921)/);
      expect(Math.abs((known?.latitude ?? 0) - latitude)).toBeLessThan(0.0002);
      expect(Math.abs((known?.longitude ?? 0) - longitude)).toBeLessThan(0.0002);
    }
    const addresses = await database.db.selectFrom('participant_addresses').selectAll().execute();
    const places = new Map(SAN_DIEGO_PLACES.map((place) => [place[0], place]));
    for (const address of addresses) {
      const place = places.get(address.zipcode);
      expect(address.city).toBe(place?.[1]);
      expect(Math.abs((address.latitude ?? 0) - (place?.[2] ?? 0))).toBeLessThan(0.014);
    }
  });

  it('keeps to the forms of the specification, and to telephone lines that are nobody’s', async () => {
    const people = await database.db.selectFrom('participants').selectAll().execute();
    for (const person of people) {
      expect(person.client_code).toMatch(/^[A-Z]{3}\d{6}$/);
      expect(person.phone_number).toMatch(/^\d{3}555\d{4}$/);
      expect(person.participant_full_name).toBe(person.participant_full_name.toUpperCase());
      expect(person.email ?? 'a@example.test').toMatch(/@example\.test$/);
    }
    const vehicles = await database.db.selectFrom('vehicles').selectAll().execute();
    expect(vehicles).toHaveLength(45);
    for (const vehicle of vehicles) {
      expect(vehicle.license_plate).toMatch(/^[A-Z0-9]{7}$/);
      expect(vehicle.vin).toMatch(/^[A-Z0-9]{17}$/);
    }
    const events = await database.db
      .selectFrom('delivery_events')
      .select('order_number')
      .where('order_number', 'is not', null)
      .execute();
    const numbers = events.map((event) => event.order_number ?? '');
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.max(...numbers.map((number) => number.length))).toBeLessThanOrEqual(15);
  });

  it('gives each role its share of the rights', async () => {
    const pairs = await database.db.selectFrom('user_type_permissions').selectAll().execute();
    const rightsOf = (id: number) =>
      pairs.filter((pair) => pair.user_type_id === id).map((pair) => pair.path_route);
    expect(rightsOf(1)).toHaveLength(3);
    expect(rightsOf(2).sort()).toEqual(['/participants/:id', '/positions']);
    expect(rightsOf(4)).toEqual(['/participants/:id']);
    expect(rightsOf(5)).toEqual(['/positions']);
  });

  it('has an open delivery behind the link of each language', async () => {
    expect(Object.keys(summary.trackingTokens)).toEqual(['en', 'es', 'ar']);
    const links = await database.db
      .selectFrom('tracking_links')
      .innerJoin('delivery_events', 'delivery_events.id', 'tracking_links.delivery_event_id')
      .innerJoin('participants', 'participants.id', 'delivery_events.participant_id')
      .select(['participants.language', 'delivery_events.delivery_event_status_id as status'])
      .execute();
    expect(links.map((link) => link.language).sort()).toEqual(['ar', 'en', 'es']);
    expect(links.some((link) => isClosedStatus(link.status))).toBe(false);
  });

  it('goes on numbering after its own ids', async () => {
    const { id } = await database.db
      .insertInto('funding_sources')
      .values({ name: 'LATER', is_active: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(13);
  });
});
