import { sql } from 'kysely';
import type { Db } from '../platform/database/database';
import { continueIds } from './insertRows';

/** How far a copied day lies behind the day that it is made of. A multiple keeps no weekday, as a demo day has none. */
const PART = 30;

/** Columns of a copied row that are not those of the row that it is made of. */
type Changed = Readonly<Record<string, string>>;

/** Photos and signatures are half of the bytes. */
const NO_PROOF = { signature: 'null', path_evidence: 'null' };

async function columnsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db);
  return rows.map(({ name }) => name);
}

async function copy(db: Db, table: string, changed: Changed, from: string): Promise<void> {
  const columns = await columnsOf(db, table);
  const values = columns.map((name) => changed[name] ?? `t.${name}`);
  await sql`insert into ${sql.ref(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.raw(values.join(', '))} from ${sql.raw(from)}`.execute(db);
}

/** The highest number of the ids so far. */
async function lastId(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select max(id) as id from ${sql.ref(table)}`.execute(db);
  return rows[0]?.id ?? 0;
}

/**
 * More days behind the past days of the demo, for the figures of past days: the database copies runs, stops and history,
 * as making them takes longer than a start may. Drivers were a little slower then, so that a trend has a direction.
 *
 * @param today the newest copied day lies before it
 */
export async function copyOlderDays(db: Db, today: string, parts: number): Promise<void> {
  const runs = await lastId(db, 'delivery_manifest');
  const stops = await lastId(db, 'delivery_event_rows');
  const lines = await lastId(db, 'delivery_event_transitions');
  for (let part = 1; part <= parts; part++) {
    const days = `${part * PART}`;
    const runId = (id: string) => `${id} + ${runs * part}`;
    const stopId = (id: string) => `${id} + ${stops * part}`;
    // Minutes that the driver of a run was later than on the day that is copied.
    const later = (run: string) =>
      `make_interval(days => -${days}, mins => (${run} * 37 % 4)::int * ${part + 1})`;
    const before = (column: string) => `t.${column} - interval '${days} days'`;
    const day = `t.delivery_date - ${days}`;
    const past = `t.delivery_date < date '${today}' and t.delivery_date >= date '${today}' - ${PART}`;
    const ofRun = (column: string) => `t.${column} + ${later('t.delivery_manifest_id')}`;
    await copy(
      db,
      'delivery_manifest',
      {
        id: runId('t.id'),
        delivery_date: day,
        run_id: 'null',
        created_at: before('created_at'),
        updated_at: before('updated_at'),
        start_at: before('start_at'),
        end_at: before('end_at'),
      },
      `delivery_manifest t where ${past} and t.id <= ${runs}`,
    );
    await copy(
      db,
      'delivery_event_rows',
      {
        id: stopId('t.id'),
        delivery_date: day,
        delivery_manifest_id: runId('t.delivery_manifest_id'),
        order_number: `'H${part}' || lpad(t.id::text, 8, '0')`,
        tracking_number: `'H${part}' || lpad(t.id::text, 12, '0')`,
        created_at: before('created_at'),
        updated_at: ofRun('updated_at'),
        planned_at: before('planned_at'),
        eta: ofRun('eta'),
        datetime: ofRun('datetime'),
        ...NO_PROOF,
        signature_created_at: 'null',
      },
      `delivery_event_rows t where ${past} and t.id <= ${stops} and t.delivery_manifest_id is not null`,
    );
    await copy(
      db,
      'delivery_event_transitions',
      {
        id: `t.id + ${lines * part}`,
        delivery_event_id: stopId('t.delivery_event_id'),
        delivery_manifest_id: runId('t.delivery_manifest_id'),
        datetime: ofRun('datetime'),
        ...NO_PROOF,
      },
      `delivery_event_transitions t where t.id <= ${lines} and exists (select from delivery_event_rows e
        where e.id = t.delivery_event_id + ${stops * part})`,
    );
  }
  for (const table of ['delivery_manifest', 'delivery_events', 'delivery_event_transitions'] as const)
    await continueIds(db, table);
}
