import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countFigures } from '../../server/day/dashboards/countFigures';
import { randomFrom } from '../../server/demo/random';
import { workADay, type Call } from '../correctness/dayWorker';
import { DAY, insertDriver, makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const COMMANDS = 25;
let server: TestServer;
let dispatcher: TestSession;
let runs: TestRun[];
beforeAll(async () => {
  server = await testServer({ clock: new StoppedClock(`${DAY} 16:40:00`) });
  dispatcher = await server.signInAs('dispatcher');
  const first = await makeRun(server.db, { deliveries: 6 });
  const others = [{ isUnderWay: true }, { isUnderWay: false, cdp_id: first.cdp_id }].map((options) =>
    makeRun(server.db, { deliveries: 6, ...options }),
  );
  runs = [first, ...(await Promise.all(others))];
});
afterAll(() => server.close());

const call: Call = (method, path, command) =>
  server.call(method, path, {
    as: dispatcher,
    body: command?.body,
    headers: {
      ...(command ? { 'idempotency-key': command.key } : {}),
      ...(command?.version === undefined ? {} : { 'if-match': `"${command.version}"` }),
    },
  });

const rowsNow = () =>
  server.db
    .selectFrom('delivery_figures')
    .selectAll()
    .orderBy('delivery_date')
    .orderBy('close_door_pharmacy_id')
    .orderBy('level')
    .orderBy('funding_source_id')
    .orderBy('facility_id')
    .orderBy('employee_id')
    .orderBy('hour')
    .execute();

/** The rows as a count of everything from nothing makes them. */
async function fromNothing() {
  await server.db.deleteFrom('delivery_figures').execute();
  await sql`insert into figure_changes (delivery_date, close_door_pharmacy_id)
    select delivery_date, close_door_pharmacy_id from delivery_event_rows
    union select delivery_date, close_door_pharmacy_id from delivery_manifest`.execute(server.db);
  await countFigures(server.db);
  return rowsNow();
}

const SUMS = sql`count(*) filter (where state not in (7, 16)) as stops, count(*) filter (where state in (7, 16)) as canceled,
  count(*) filter (where state in (4, 18, 19)) as delivered, count(*) filter (where state in (6, 9, 10, 11, 17)) as failed`;

/** The stops themselves, counted by owner without our rules. */
async function stopsCounted() {
  const { rows } = await sql`
    select day, cdp, coalesce(p.funding_source_id, 0) as client, coalesce(m.employee_id, 0) as driver, ${SUMS}
    from (select delivery_date as day, close_door_pharmacy_id as cdp, delivery_event_status_id as state,
        participant_id, delivery_manifest_id from delivery_events where delivery_event_type_id in (3, 8)) e
    left join participants p on p.id = e.participant_id
    left join delivery_manifest m on m.id = e.delivery_manifest_id
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(server.db);
  return rows;
}

/** The same of the rows of one level. */
async function figuresSummed(level: number, owners: ReturnType<typeof sql>) {
  const { rows } = await sql`
    select delivery_date as day, close_door_pharmacy_id as cdp, ${owners}, sum(stops)::bigint as stops,
      sum(canceled)::bigint as canceled, sum(delivered)::bigint as delivered, sum(failed)::bigint as failed
    from delivery_figures where level = ${level} group by 1, 2, 3, 4
    having sum(stops) + sum(canceled) > 0 order by 1, 2, 3, 4`.execute(server.db);
  return rows;
}

/** Changes that no command of the board makes. */
const OTHER_WRITES: readonly ((n: number) => Promise<unknown>)[] = [
  async () => undefined,
  async (n) => {
    const funding_source_id = await server.db
      .selectFrom('funding_sources')
      .select('id')
      .orderBy('id')
      .executeTakeFirst();
    await server.db
      .updateTable('participants')
      .set({ funding_source_id: funding_source_id?.id ?? 1 })
      .where('id', '=', runs[n % runs.length]?.participants[n % 6] ?? 0)
      .execute();
  },
  async (n) => {
    const employee_id = await insertDriver(server.db);
    const id = runs[n % runs.length]?.id ?? 0;
    await server.db.updateTable('delivery_manifest').set({ employee_id }).where('id', '=', id).execute();
  },
  // A run that is over has costs.
  async (n) => {
    const set = { delivery_manifest_status_id: n % 2 === 0 ? 4 : 3 };
    const id = runs[n % runs.length]?.id ?? 0;
    await server.db.updateTable('delivery_manifest').set(set).where('id', '=', id).execute();
  },
];

it('whatever happens to a day, the figures are those of its stops', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(fc.nat(OTHER_WRITES.length - 1), { maxLength: 3 }),
      async (seed, others) => {
        await workADay(call, randomFrom(seed), DAY, COMMANDS);
        for (const other of others) await OTHER_WRITES[other]?.(seed);
        await countFigures(server.db);
        const kept = await rowsNow();
        const stops = await stopsCounted();
        const owners = sql`funding_source_id as client, employee_id as driver`;
        expect(await figuresSummed(2, owners)).toEqual(stops);
        expect(await fromNothing()).toEqual(kept);
      },
    ),
    { numRuns: 6, seed: 87 },
  );
  const [{ delivered = 0 } = {}] = (
    await sql<{
      delivered: number;
    }>`select sum(delivered)::bigint as delivered from delivery_figures`.execute(server.db)
  ).rows;
  expect(delivered).toBeGreaterThan(0);
});

it('counts the deliveries of an import when they are shown, and no longer when they are hidden', async () => {
  const [run] = runs;
  const day = '2026-12-04';
  const lot = await server.db
    .insertInto('import_lots')
    .values({
      file_name: 'orders.csv',
      origin: 'file',
      state: 'committing',
      funding_source_id: 1,
      close_door_pharmacy_id: run?.cdp_id ?? 0,
      delivery_date: day,
      created_by: dispatcher.user_id,
      created_by_name: 'DEMO',
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const batch = await server.db
    .insertInto('delivery_batches')
    .values({ lot_id: lot.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: number }>`
    insert into delivery_event_rows (batch_id, delivery_date, close_door_pharmacy_id, delivery_event_type_id)
    values (${batch.id}, ${day}, ${run?.cdp_id ?? 0}, 3) returning id`.execute(server.db);
  await sql`insert into import_rows (lot_id, line, delivery_event_id, batch_id)
    values (${lot.id}, 1, ${rows[0]?.id ?? 0}, ${batch.id})`.execute(server.db);
  const counted = async () => {
    await countFigures(server.db);
    const { stops } = await server.db
      .selectFrom('delivery_figures')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('stops'), sql<number>`0`).as('stops'))
      .where('delivery_date', '=', day)
      .where('level', '=', 0)
      .executeTakeFirstOrThrow();
    return Number(stops);
  };
  const hide = (is_hidden: boolean) =>
    server.db.updateTable('delivery_batches').set({ is_hidden }).where('id', '=', batch.id).execute();
  expect(await counted()).toBe(0);
  await hide(false);
  expect(await counted()).toBe(1);
  await hide(true);
  expect(await counted()).toBe(0);
});
