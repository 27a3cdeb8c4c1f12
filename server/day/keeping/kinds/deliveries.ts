import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database';
import { removeLater } from '../../../outside/files/removeLater';
import { asIds, countOf, idsOf, type KeptKind } from './kept';

const BATCH = 500;

/** A delivery is as old as its day. */
const day = (until: Date) => sql`${until.toISOString().slice(0, 10)}::date`;

/** By the few holds there are, not by the view of all stops that they cover: a batch is small, and the table is not. */
const IS_HELD = sql`exists (select from legal_holds h where h.released_at is null and (h.participant_id = e.participant_id
    or h.delivery_manifest_id = e.delivery_manifest_id or e.delivery_date between h.from_date and h.to_date))`;

const withProof = (until: Date) => sql`
  select e.id from delivery_event_rows e
  where e.delivery_date < ${day(until)}
    and (e.signature is not null or e.path_evidence is not null
      or exists (select from stored_files f where f.owner = 'evidence' and f.owner_id = e.id)
      or exists (select from delivery_event_transitions t
        where t.delivery_event_id = e.id and (t.path_evidence is not null or t.signature is not null)))
    and not ${IS_HELD}`;

/** Takes photos and signatures off deliveries; their checksums stay, with the history. */
export async function removeProof(trx: Trx, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    delete from stored_files where owner = 'evidence' and owner_id = any(${asIds(ids)}) returning key`.execute(
    trx,
  );
  await removeLater(
    trx,
    rows.map(({ key }) => key),
  );
  await sql`update delivery_event_transitions set path_evidence = null, signature = null
    where delivery_event_id = any(${asIds(ids)}) and (path_evidence is not null or signature is not null)`.execute(
    trx,
  );
  await sql`update delivery_event_rows set path_evidence = null, signature = null
    where id = any(${asIds(ids)}) and (path_evidence is not null or signature is not null)`.execute(trx);
}

/** Photos and signatures, counted by delivery. */
export const proof: KeptKind = {
  count: (db, until) => countOf(db, withProof(until)),
  async removeBatch(trx, until) {
    const ids = await idsOf(trx, sql`${withProof(until)} order by e.delivery_date limit ${sql.lit(BATCH)}`);
    await removeProof(trx, ids);
    return ids.length;
  },
};

const oldStops = (until: Date) => sql`
  select e.id from delivery_event_rows e
  where e.delivery_date < ${day(until)}
    and not ${IS_HELD}
    and not exists (select from delivery_event_rows o
      where (o.pick_up_id = e.id or o.meets_id = e.id) and o.delivery_date >= ${day(until)})`;

const EMPTY_RUNS = (until: Date) => sql`
  select m.id from delivery_manifest m
  where m.delivery_date < ${day(until)}
    and not exists (select from held_runs h where h.id = m.id)
    and not exists (select from delivery_event_rows e where e.delivery_manifest_id = m.id or e.return_manifest_id = m.id)
    and not exists (select from bag_records b where b.delivery_manifest_id = m.id)
    and not exists (select from legal_holds h where h.delivery_manifest_id = m.id)`;

/** In the order of what refers to what. Lines of bills name a delivery by its number alone, and stay. */
async function removeStops(trx: Trx, ids: readonly number[]): Promise<void> {
  await removeProof(trx, ids);
  const seals = sql`select id from evidence_seals where delivery_event_id = any(${asIds(ids)})`;
  await sql`delete from evidence_files where seal_id in (${seals})`.execute(trx);
  for (const table of ['evidence_seals', 'bag_records', 'tracking_links', 'delivery_event_transitions'])
    await sql`delete from ${sql.table(table)} where delivery_event_id = any(${asIds(ids)})`.execute(trx);
  await sql`update delivery_event_rows set pick_up_id = null where pick_up_id = any(${asIds(ids)})`.execute(
    trx,
  );
  await sql`update delivery_event_rows set meets_id = null where meets_id = any(${asIds(ids)})`.execute(trx);
  await sql`delete from delivery_event_rows where id = any(${asIds(ids)})`.execute(trx);
}

async function removeRuns(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`delete from custody_closings where delivery_manifest_id = any(${asIds(ids)})`.execute(trx);
  await sql`delete from delivery_manifest where id = any(${asIds(ids)})`.execute(trx);
}

/** Deliveries with their history and custody, and the runs that then have none. The figures of their days stay. */
export const deliveries: KeptKind = {
  count: (db, until) => countOf(db, oldStops(until)),
  async removeBatch(trx, until) {
    const noted = await sql<{ last: number }>`
      select coalesce(max(id), 0) as last from figure_changes`.execute(trx);
    const stops = await idsOf(
      trx,
      sql`${oldStops(until)} order by e.delivery_date, e.id limit ${sql.lit(BATCH)}`,
    );
    await removeStops(trx, stops);
    // Runs at the end: what is held of them is found in all deliveries.
    const runs =
      stops.length === BATCH ? [] : await idsOf(trx, sql`${EMPTY_RUNS(until)} limit ${sql.lit(BATCH)}`);
    await removeRuns(trx, runs);
    // A day whose deliveries are removed by age is not counted again: its figures are what remains of it.
    await sql`delete from figure_changes where id > ${noted.rows[0]?.last ?? 0} and delivery_date < ${day(until)}
      and xmin = pg_current_xact_id()::xid`.execute(trx);
    return stops.length + runs.length;
  },
};
