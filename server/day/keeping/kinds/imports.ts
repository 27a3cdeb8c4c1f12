import { sql } from 'kysely';
import { LOT_AT_WORK } from '../../../../src/domain/imports/importRules';
import { removeLater } from '../../../outside/files/removeLater';
import { asIds, countOf, idsOf, moment, type KeptKind } from './kept';

/** A lot has up to 50,000 rows. */
const BATCH = 5;
const ENTRIES = 2_000;

const oldLots = (until: Date) => sql`
  select l.id from import_lots l
  where l.updated_at < ${moment(until)} and l.state <> all(${[...LOT_AT_WORK]}::text[])
    and not exists (select from import_rows r where r.lot_id = l.id and (
      r.participant_id in (select id from held_participants) or r.delivery_event_id in (select id from held_stops)))
    and not exists (select from held_times h where l.created_at >= h.starts and l.created_at < h.ends)`;

/** Orders of the inbox that are settled, and that no other entry leans on. */
const oldEntries = (until: Date) => sql`
  select i.id from deliveries_inbox i
  where i.updated_at < ${moment(until)}
    and i.state in ('dismissed', 'merged')
    and not exists (select from deliveries_inbox m where m.merged_into_id = i.id)
    and not exists (select from participants p join held_participants h on h.id = p.id where p.client_code = i.client_code)
    and not exists (select from held_times h where i.created_at >= h.starts and i.created_at < h.ends)`;

/** Orders of the inbox that became deliveries by these lots, and those that were merged into them: without its lot one would wait again. */
const doneEntries = (lots: readonly number[]) => sql`
  with recursive done as (
    select i.id from deliveries_inbox i join import_rows r on r.inbox_id = i.id and r.lot_id = i.lot_id
    where i.lot_id = any(${asIds(lots)}) and i.state = 'in_lot' and r.delivery_event_id is not null
    union select m.id from deliveries_inbox m join done d on m.merged_into_id = d.id)
  select id from done`;

/** Files of orders with all their rows, and settled orders of the inbox: copies of what the deliveries say. */
export const imports: KeptKind = {
  async count(db, until) {
    return (await countOf(db, oldLots(until))) + (await countOf(db, oldEntries(until)));
  },
  async removeBatch(trx, until) {
    const lots = await idsOf(trx, sql`${oldLots(until)} limit ${sql.lit(BATCH)}`);
    const done = await idsOf(trx, doneEntries(lots));
    await sql`delete from deliveries_inbox where id = any(${asIds(done)})`.execute(trx);
    const { rows } = await sql<{ file_key: string | null }>`
      delete from import_lots where id = any(${asIds(lots)}) returning file_key`.execute(trx);
    await removeLater(
      trx,
      rows.map(({ file_key }) => file_key),
    );
    const entries = await idsOf(trx, sql`${oldEntries(until)} limit ${sql.lit(ENTRIES)}`);
    await sql`delete from deliveries_inbox where id = any(${asIds(entries)})`.execute(trx);
    return lots.length + entries.length;
  },
};
