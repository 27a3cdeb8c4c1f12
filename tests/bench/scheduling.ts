import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../server/platform/database/database';
import { DEMO_ZONE } from '../../server/demo/masterData';
import { addDays, dateInZone } from '../../src/domain/time/dates';
import type { SchedulingDraft } from '../../src/domain/planning/draftView';
import { signIn, timed } from './caller';
import { startProduct } from './product';
import { atMost, percentile, type Figure } from './report';

const RUNS = 60;
const DELIVERIES = 1_500;
/** Of the search. */
const SECONDS = 12;
/** Between two looks. Milliseconds. */
const LOOK_MS = 50;

const day = () => addDays(dateInZone(new Date(), DEMO_ZONE), 1);

/** Tomorrow: runs without anything on them, and what waits for them at the demo's own doors. */
async function fillDay(DATA_DIR: string): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const database = await openDatabase({ dataDir: join(DATA_DIR, 'database') }, log);
  const date = day();
  try {
    await sql`
      insert into delivery_manifest (name, delivery_date, time_zone, delivery_manifest_status_id, employee_id,
        close_door_pharmacy_id, start_at, end_at)
      select 'BENCH ' || n, ${date}::date, ${DEMO_ZONE}, 1,
        (select id from employees where type = 'Driver' order by id offset n % 20 limit 1),
        1 + n % 3, (${date} || ' 08:00')::timestamp at time zone ${DEMO_ZONE},
        (${date} || ' 17:00')::timestamp at time zone ${DEMO_ZONE}
      from generate_series(1, ${RUNS}::int) n
    `.execute(database.db);
    await sql`
      insert into delivery_events (delivery_date, close_door_pharmacy_id, delivery_event_type_id, participant_id,
        destination_id, destination_full_address, destination_latitude, destination_longitude, order_number,
        refrigeration_needed, delivery_start_time, delivery_end_time, created_by_name)
      select ${date}::date, close_door_pharmacy_id, 3, participant_id, destination_id, destination_full_address,
        destination_latitude + n % 7 / 500.0, destination_longitude + n % 5 / 500.0, 'BN' || n, n % 10 = 0,
        case when n % 6 = 0 then '10:00:00'::time end, case when n % 6 = 0 then '14:00:00'::time end, 'BENCH'
      from (select *, row_number() over (order by id) as n from delivery_events
        where delivery_event_type_id = 3 and destination_latitude is not null and driver_gender is null) as e
      limit ${DELIVERIES}
    `.execute(database.db);
  } finally {
    await database.close();
  }
}

/** Automatic scheduling of a whole day: the first plan, and what other people notice of the search. */
export async function measureScheduling(DATA_DIR: string): Promise<Figure[]> {
  const before = await startProduct({ DATA_DIR });
  await before.stop();
  await fillDay(DATA_DIR);
  const product = await startProduct({ DATA_DIR });
  const planner = await signIn(product.url, 'scheduler@example.test');
  const other = await signIn(product.url, 'dispatcher@example.test');
  const wish = { date: day(), seconds: SECONDS, seed: 1, is_replanning: false };
  const asked = await planner.send('POST', '/scheduling/drafts', wish, { 'idempotency-key': randomUUID() });
  const since = performance.now();
  const { id } = (await asked.json()) as SchedulingDraft;
  let first = Infinity;
  let draft: SchedulingDraft | undefined;
  const waits: number[] = [];
  while (!draft || draft.state === 'solving') {
    waits.push(await timed(() => other.get('/cdp?page=1&per_page=15')));
    draft = (await (await planner.get(`/scheduling/drafts/${id}`)).json()) as SchedulingDraft;
    if (draft.best) first = Math.min(first, performance.now() - since);
    await sleep(LOOK_MS);
  }
  const done = (performance.now() - since) / 1000;
  const use = () =>
    planner.send('POST', `/scheduling/drafts/${id}/accept`, {}, { 'idempotency-key': randomUUID() });
  const used = await timed(use);
  await product.stop();
  const { result } = draft;
  const method = `${DELIVERIES} deliveries, ${RUNS} runs; ${result?.moves.length ?? 0} planned, ${result?.unassigned.length ?? 0} left out, ${result?.violations.length ?? 0} violations, ready after ${done.toFixed(1)} s of ${SECONDS}`;
  return [
    atMost('Automatic scheduling: first plan', first / 1000, 2, 's', method),
    atMost('Other requests meanwhile, p95', percentile(waits, 0.95), 50, 'ms', `${waits.length} lists`),
    atMost('The whole plan used', used / 1000, 5, 's', 'one command, one undo'),
  ];
}
