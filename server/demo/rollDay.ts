import { sql } from 'kysely';
import { dateInZone, nextWorkday } from '../../src/domain/time/dates';
import type { ServerContext } from '../context';
import type { Db, Trx } from '../platform/database/database';
import { inTransaction } from '../platform/database/transaction';
import { publishAll } from '../platform/plugins/outbox';
import { planDay, runStem, type DayPlan } from './dayPlan';
import { dayRows, poolRows, type DayRows, type NextIds } from './dayRows';
import { readDemoWorld } from './demoWorld';
import { continueIds, insertRows } from './insertRows';
import { DEMO_CDPS, DEMO_ZONE } from './masterData';
import { randomFrom } from './random';

/** Of the runs: deliveries of the day, and of the next one, that wait for a run. */
const WAITING = { today: 0.7, tomorrow: 1.5 } as const;

const RUN_NAME = `^(${DEMO_CDPS.map(runStem).join('|')}) [0-9]+$`;

/** Whether a run of the demo's pattern is on the day: the demo has made it already, or people have planned it. */
async function isPlanned(db: Db | Trx, date: string): Promise<boolean> {
  const { rows } = await sql<{ is_planned: boolean }>`
    select exists (select from delivery_manifest where delivery_date = ${date}
      and (run_id is not null or name ~ ${RUN_NAME})) as is_planned`.execute(db);
  return rows[0]?.is_planned ?? false;
}

/** As many as on the fullest day so far: a small demo stays small. */
async function runsOfFullDay(trx: Trx): Promise<number> {
  const { rows } = await sql<{ runs: number }>`
    select count(*)::int as runs from delivery_manifest where name ~ ${RUN_NAME}
    group by delivery_date order by 1 desc limit 1`.execute(trx);
  return rows[0]?.runs ?? 0;
}

/** Runs of CDPs that are closed by now are left out, and vehicles that are out of use stay where they are. */
async function withoutWhatIsGone(trx: Trx, plan: DayPlan): Promise<DayPlan> {
  const inUse = async (table: 'cdps' | 'vehicles') =>
    new Set(
      (await trx.selectFrom(table).select('id').where('is_active', '=', true).execute()).map(({ id }) => id),
    );
  const [cdps, vehicles] = [await inUse('cdps'), await inUse('vehicles')];
  return {
    ...plan,
    unassigned: plan.unassigned.filter(({ cdp_id }) => cdps.has(cdp_id)),
    runs: plan.runs
      .filter(({ cdp_id }) => cdps.has(cdp_id))
      .map((run) => ({
        ...run,
        vehicle_id: run.vehicle_id !== null && vehicles.has(run.vehicle_id) ? run.vehicle_id : null,
      })),
  };
}

async function nextIds(trx: Trx): Promise<NextIds> {
  // Nobody takes a number between this and the commit.
  await sql`lock table delivery_manifest, delivery_event_rows in share row exclusive mode`.execute(trx);
  const { rows } = await sql<NextIds>`
    select (select coalesce(max(id), 0) + 1 from delivery_manifest) as manifest,
      (select coalesce(max(id), 0) + 1 from delivery_event_rows) as event`.execute(trx);
  return rows[0] ?? { manifest: 1, event: 1 };
}

/** Links the runs with their patterns and tells the boards that are open. */
async function announce(trx: Trx, rows: DayRows, date: string): Promise<void> {
  await sql`update delivery_manifest m set run_id = r.id from runs r
    where r.name = m.name and m.delivery_date = ${date} and m.run_id is null`.execute(trx);
  await publishAll(
    trx,
    rows.manifests.map(({ id = 0, close_door_pharmacy_id: cdp }) => ({
      topic: `dispatch:${date}`,
      event: 'manifest.changed',
      body: { manifest_id: id, version: 1, event_ids: [] },
      cdp_id: Number(cdp),
    })),
  );
}

/** The open work of the schedulers, unless there is some already. */
async function fillNextDay(trx: Trx, date: string, runs: number, ids: NextIds): Promise<void> {
  const next = nextWorkday(date);
  const isFilled = await trx
    .selectFrom('delivery_events')
    .select('id')
    .where('delivery_date', '=', next)
    .limit(1)
    .executeTakeFirst();
  const world = isFilled ? null : await readDemoWorld(trx, next);
  if (!world) return;
  const random = randomFrom(seedOf(next));
  const waiting = random.shuffle(world.recipients).slice(0, Math.round(runs * WAITING.tomorrow));
  await insertRows(trx, 'delivery_events', poolRows(random, next, waiting, ids, date));
}

/** Another day for each date, and the same one on each server. */
const seedOf = (date: string) => Number(date.replaceAll('-', ''));

/**
 * Makes the demo's runs of today where the demo was made on an earlier day, at the time that it is. What people have
 * made stays as it is: their runs, and the drivers, vehicles and recipients of these. A day for which somebody has
 * planned runs of the demo's pattern is theirs. Answers whether a day was made.
 */
export async function rollDemoDay({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<boolean> {
  const now = clock();
  const date = dateInZone(now, DEMO_ZONE);
  if (await isPlanned(db, date)) return false;
  return inTransaction(db, async (trx) => {
    const ids = await nextIds(trx);
    // Another server may have been faster.
    const world = (await isPlanned(trx, date)) ? null : await readDemoWorld(trx, date);
    const runs = await runsOfFullDay(trx);
    if (!world || world.recipients.length === 0 || runs === 0) return false;
    const random = randomFrom(seedOf(date));
    const plan = planDay(random, date, world, runs, Math.round(runs * WAITING.today));
    const rows = dayRows(random, await withoutWhatIsGone(trx, plan), world, ids, now.getTime(), true);
    await insertRows(trx, 'delivery_manifest', rows.manifests);
    await insertRows(trx, 'delivery_events', rows.events);
    await insertRows(trx, 'delivery_event_transitions', rows.transitions);
    await insertRows(trx, 'positions', rows.positions);
    await fillNextDay(trx, date, runs, ids);
    await continueIds(trx, 'delivery_manifest');
    await continueIds(trx, 'delivery_events');
    await announce(trx, rows, date);
    return true;
  });
}
