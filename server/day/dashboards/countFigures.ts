import { sql } from 'kysely';
import { figureRows, type FigureRow } from '../../../src/domain/figures/figureRows';
import { MEASURES } from '../../../src/domain/figures/measures';
import type { Db, Trx } from '../../platform/database/database';
import { inTransaction } from '../../platform/database/transaction';
import { readRuns, readStops, type Slice } from './readSlice';

/** Held while a slice is counted: two counts at once could write the older one last. */
const COUNTING = 7016203;

const KEY = [
  'delivery_date',
  'close_door_pharmacy_id',
  'level',
  'funding_source_id',
  'facility_id',
  'employee_id',
  'hour',
] as const;

const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
const of = (table: string, names: readonly string[]) =>
  sql.join(names.map((name) => sql.ref(`${table}.${name}`)));
const VALUES = [...MEASURES, 'reasons'] as const;
const TYPES = sql.join([
  sql`level smallint, funding_source_id bigint, facility_id bigint, employee_id bigint, hour smallint`,
  ...MEASURES.map((name) => sql`${sql.ref(name)} integer`),
  sql`reasons jsonb`,
]);

/** Writes only what differs, so that a change of one stop leaves a handful of dead rows. */
async function writeRows(trx: Trx, slice: Slice, rows: readonly FigureRow[]): Promise<void> {
  await sql`
    with wanted as materialized (
      select ${slice.delivery_date}::date as delivery_date,
        ${slice.close_door_pharmacy_id}::bigint as close_door_pharmacy_id, n.*
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (${TYPES})
    ), gone as (
      delete from delivery_figures f
      where f.delivery_date = ${slice.delivery_date}::date
        and f.close_door_pharmacy_id = ${slice.close_door_pharmacy_id}::bigint
        and not exists (select from wanted where (${of('wanted', KEY)}) = (${of('f', KEY)}))
    )
    insert into delivery_figures (${list([...KEY, ...VALUES])})
    select ${list([...KEY, ...VALUES])} from wanted
    on conflict (${list(KEY)}) do update
    set ${sql.join(VALUES.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}
    where (${of('delivery_figures', VALUES)}) is distinct from (${of('excluded', VALUES)})`.execute(trx);
}

/** Replaces the notes about batches by notes about the days of their deliveries. */
async function nameDaysOfBatches(trx: Trx): Promise<void> {
  await sql`
    with noted as (delete from figure_changes where batch_id is not null returning batch_id, changed_at)
    insert into figure_changes (delivery_date, close_door_pharmacy_id, changed_at)
    select e.delivery_date, e.close_door_pharmacy_id, min(noted.changed_at)
    from noted
    join delivery_batches b on b.id = noted.batch_id
    join import_rows r on r.lot_id = b.lot_id
    join delivery_event_rows e on e.id = r.delivery_event_id and e.batch_id = b.id
    group by e.delivery_date, e.close_door_pharmacy_id`.execute(trx);
}

/**
 * Counts the slice that waits longest. False: none waits. The notes are deleted before the stops are read: a command that
 * commits in between is seen by the count, or its own note stays.
 */
async function countNext(db: Db): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${COUNTING})`.execute(trx);
    const { rows } = await sql<Slice>`
      with next as (
        select delivery_date, close_door_pharmacy_id from figure_changes where batch_id is null order by id limit 1
      )
      delete from figure_changes c using next
      where c.delivery_date = next.delivery_date and c.close_door_pharmacy_id = next.close_door_pharmacy_id
      returning c.delivery_date, c.close_door_pharmacy_id`.execute(trx);
    const [slice] = rows;
    if (!slice) return false;
    await writeRows(trx, slice, figureRows(await readStops(trx, slice), await readRuns(trx, slice)));
    return true;
  });
}

/** Counts every day of a CDP that has changed, one short transaction each. */
export async function countFigures(db: Db): Promise<void> {
  await inTransaction(db, nameDaysOfBatches);
  while (await countNext(db));
}
