import { sql, type RawBuilder } from 'kysely';
import type { PersonWords } from '../../../../src/domain/keeping/erasedWords';
import { removeLater } from '../../../outside/files/removeLater';
import type { Trx } from '../../../platform/database/database';
import { asIds, idsOf } from '../kinds/kept';
import { removeProof } from '../kinds/deliveries';

interface Own {
  id: number;
  clientCode: string;
  words: PersonWords;
  now: Date;
}

const PHONE = /^\d{10}$/;

/** Deliveries keep day, place on the run, status, times, amounts, order number and custody; what was said goes. */
async function clearStops(trx: Trx, stops: readonly number[], now: Date): Promise<void> {
  await removeProof(trx, stops);
  await sql`update delivery_event_transitions set comments = null, receptor_name = null,
      other_non_delivery_reason_description = null, latitude = null, longitude = null,
      previous_participant_full_address = null
    where delivery_event_id = any(${asIds(stops)})`.execute(trx);
  const last = await sql<{ id: number }>`select coalesce(max(id), 0) as id from figure_changes`.execute(trx);
  await sql`update delivery_event_rows e set
      destination_full_address = (select a.city || ', ' || a.state || ' ' || left(a.zipcode, 3)
        from participant_addresses a where a.id = e.destination_id),
      destination_latitude = null, destination_longitude = null, previous_participant_full_address = null,
      comments = null, receptor_name = null, other_non_delivery_reason_description = null, locked_reason = null,
      locked_by = null, locked_by_name = null, locked_at = null, issue_note = null, recipient_words = null,
      recipient_gate_code = null, recipient_safe_place = null, recipient_rating_words = null,
      version = version + 1, updated_at = ${now}::timestamptz
    where e.id = any(${asIds(stops)})`.execute(trx);
  // Without the door the metres of the day would be counted anew, and wrong: its figures stay as they are.
  await sql`delete from figure_changes where id > ${last.rows[0]?.id ?? 0} and xmin = pg_current_xact_id()::xid`.execute(
    trx,
  );
  await sql`delete from tracking_links where delivery_event_id = any(${asIds(stops)})`.execute(trx);
  await sql`update commands set undo_until = least(undo_until, ${now}::timestamptz), before = jsonb_set(before, '{rows}', (
      select coalesce(jsonb_agg(case when (r ->> 'id')::bigint = any(${asIds(stops)})
        then jsonb_build_object('kind', r -> 'kind', 'id', r -> 'id') else r end), '[]')
      from jsonb_array_elements(before -> 'rows') r))
    where exists (select from jsonb_array_elements(before -> 'rows') r where (r ->> 'id')::bigint = any(${asIds(stops)}))`.execute(
    trx,
  );
}

/** What was said to and by the person. That somebody said STOP stays: nobody may write to that number again. */
async function removeMessages(
  trx: Trx,
  { id, words }: Pick<Own, 'id' | 'words'>,
  stops: readonly number[],
): Promise<void> {
  const contacts = words.strong.filter((word) => PHONE.test(word) || word.includes('@'));
  const of = sql`${contacts}::text[]`;
  await sql`delete from messages where participant_id = ${id} or delivery_event_id = any(${asIds(stops)})
    or recipient = any(${of})`.execute(trx);
  await sql`delete from conversations where participant_id = ${id} or phone_number = any(${of})`.execute(trx);
  await sql`update calls set phone_number = '0000000000', party_name = '', note = null
    where (participant_id = ${id} or delivery_event_id = any(${asIds(stops)}) or phone_number = any(${of}))
      and phone_number is not null`.execute(trx);
  await sql`delete from consents c where c.contact = any(${of}) and (c.state <> 'stopped' or exists (
    select from consents n where n.contact = c.contact and n.id > c.id))`.execute(trx);
  await sql`update consents set note = null where contact = any(${of})`.execute(trx);
  const told = await idsOf(
    trx,
    sql`select id from notifications where json_body ->> 'participant_id' = ${String(id)}
      or json_body ->> 'event_id' = any(${stops.map(String)}::text[])`,
  );
  await sql`update driver_notices set notification_id = null where notification_id = any(${asIds(told)})`.execute(
    trx,
  );
  await sql`delete from notifications where id = any(${asIds(told)})`.execute(trx);
  await sql`delete from webhook_calls where delivery_event_id = any(${asIds(stops)})`.execute(trx);
}

/** Of what was under way during the erasure: rows that name the person by number, never by the contact, which may be answered. */
export async function removeLinked(trx: Trx, id: number, words: PersonWords): Promise<void> {
  const stops = await idsOf(trx, sql`select id from delivery_event_rows where participant_id = ${id}`);
  await removeMessages(trx, { id, words: { ...words, strong: [] } }, stops);
}

/** Rows of settled files and orders, with the files that had them: a file cannot lose one of its rows. */
async function removeCopies(trx: Trx, { id, clientCode }: Own, stops: readonly number[]): Promise<void> {
  const rows = sql`(r.participant_id = ${id} or r.chosen_participant_id = ${id} or r.client_code = ${clientCode}
    or r.delivery_event_id = any(${asIds(stops)}))`;
  const lots = await idsOf(trx, sql`select distinct r.lot_id as id from import_rows r where ${rows}`);
  const entries = await idsOf(
    trx,
    sql`with recursive own as (
      select i.id from deliveries_inbox i where i.client_code = ${clientCode}
        or i.id in (select r.inbox_id from import_rows r where ${rows})
      union select m.id from deliveries_inbox m join own o on m.merged_into_id = o.id)
    select id from own`,
  );
  await sql`delete from import_rows r where ${rows}`.execute(trx);
  await sql`delete from deliveries_inbox where id = any(${asIds(entries)})`.execute(trx);
  const { rows: files } = await sql<{ file_key: string | null }>`
    select file_key from import_lots where id = any(${asIds(lots)})`.execute(trx);
  await sql`update import_lots set file_key = null, samples = '[]', corrections = '{}', repairs = '{}', answers = '{}'
    where id = any(${asIds(lots)})`.execute(trx);
  await sql`delete from import_uploads where lot_id = any(${asIds(lots)})`.execute(trx);
  await removeLater(
    trx,
    files.map(({ file_key }) => file_key),
  );
}

async function removePictures(trx: Trx, addresses: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    delete from stored_files where owner = 'address' and owner_id in (${addresses}) returning key`.execute(
    trx,
  );
  await removeLater(
    trx,
    rows.map(({ key }) => key),
  );
}

/** Rows that are the person's, or about nothing else. Before the record is anonymised: its addresses are read. */
export async function removeOwnRows(trx: Trx, own: Own): Promise<void> {
  const stops = await idsOf(trx, sql`select id from delivery_event_rows where participant_id = ${own.id}`);
  await clearStops(trx, stops, own.now);
  await removeMessages(trx, own, stops);
  await removeCopies(trx, own, stops);
  await removePictures(trx, sql`select id from participant_addresses where participant_id = ${own.id}`);
}
