import { sql } from 'kysely';
import { removeLater } from '../../../outside/files/removeLater';
import { asIds, countOf, idsOf, moment, type KeptKind } from './kept';

/** Rows of one statement: requests have their turn between two. */
const BATCH = 2_000;
const MANY = 20_000;

const oldPositions = (until: Date) => sql`
  select p.employee_id, p.recorded_at from positions p
  where p.recorded_at < ${moment(until)}
    and not exists (select from held_runs h
      where h.employee_id = p.employee_id and p.recorded_at >= h.starts and p.recorded_at < h.ends)
    and not exists (select from held_times h where p.recorded_at >= h.starts and p.recorded_at < h.ends)`;

/** Where vehicles were. */
export const positions: KeptKind = {
  count: (db, until) => countOf(db, oldPositions(until)),
  async removeBatch(trx, until) {
    const { numAffectedRows } = await sql`
      delete from positions where (employee_id, recorded_at) in (${oldPositions(until)} limit ${sql.lit(MANY)})`.execute(
      trx,
    );
    return Number(numAffectedRows ?? 0);
  },
};

const oldNotifications = (until: Date) => sql`
  select n.id from notifications n
  where n.created_at < ${moment(until)}
    and not exists (select from held_stops h where n.json_body ->> 'event_id' = h.id::text)
    and not exists (select from held_runs h where n.json_body ->> 'delivery_manifest_id' = h.id::text)
    and not exists (select from held_times h where n.created_at >= h.starts and n.created_at < h.ends)`;

/** What people were told of, read or not. */
export const notifications: KeptKind = {
  count: (db, until) => countOf(db, oldNotifications(until)),
  async removeBatch(trx, until) {
    const ids = await idsOf(trx, sql`${oldNotifications(until)} limit ${sql.lit(BATCH)}`);
    await sql`update driver_notices set notification_id = null where notification_id = any(${asIds(ids)})`.execute(
      trx,
    );
    await sql`delete from notifications where id = any(${asIds(ids)})`.execute(trx);
    return ids.length;
  },
};

const oldCalls = (until: Date) => sql`
  select w.id from webhook_calls w
  where w.created_at < ${moment(until)}
    and not exists (select from held_stops h where h.id = w.delivery_event_id)
    and not exists (select from held_times h where w.created_at >= h.starts and w.created_at < h.ends)`;

/** Calls to clients' systems, with what they said. What still waits for a paused address stays no longer. */
export const webhooks: KeptKind = {
  count: (db, until) => countOf(db, oldCalls(until)),
  async removeBatch(trx, until) {
    const ids = await idsOf(trx, sql`${oldCalls(until)} limit ${sql.lit(BATCH)}`);
    await sql`delete from webhook_calls where id = any(${asIds(ids)})`.execute(trx);
    return ids.length;
  },
};

const oldFiles = (until: Date) => sql`
  select a.uuid, a.file_key from async_requests a
  where a.created_at < ${moment(until)} and a.state not in ('waiting', 'running')
    and not exists (select from held_times h where a.created_at >= h.starts and a.created_at < h.ends)`;

/** Reports and other files that were made in the background: copies, full of patients' data. */
export const files: KeptKind = {
  count: (db, until) => countOf(db, oldFiles(until)),
  async removeBatch(trx, until) {
    const { rows } = await sql<{ file_key: string | null }>`
      delete from async_requests where uuid in
        (select o.uuid from (${oldFiles(until)}) o limit ${sql.lit(BATCH)}) returning file_key`.execute(trx);
    await removeLater(
      trx,
      rows.map(({ file_key }) => file_key),
    );
    return rows.length;
  },
};
