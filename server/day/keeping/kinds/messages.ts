import { sql } from 'kysely';
import { asIds, countOf, idsOf, moment, type KeptKind } from './kept';

const BATCH = 2_000;

const sent = (until: Date) => sql`
  select m.id from messages m
  where m.created_at < ${moment(until)}
    and not exists (select from held_stops h where h.id = m.delivery_event_id)
    and not exists (select from held_participants h where h.id = m.participant_id)
    and not exists (select from held_times h where m.created_at >= h.starts and m.created_at < h.ends)`;

const received = (until: Date) => sql`
  select t.id from inbound_texts t join conversations c on c.id = t.conversation_id
  where t.received_at < ${moment(until)}
    and not exists (select from held_stops h where h.id = t.delivery_event_id or h.id = c.delivery_event_id)
    and not exists (select from held_participants h where h.id = c.participant_id)
    and not exists (select from held_times h where t.received_at >= h.starts and t.received_at < h.ends)`;

const called = (until: Date) => sql`
  select c.id from calls c
  where c.created_at < ${moment(until)} and c.state = 'ended'
    and not exists (select from held_stops h where h.id = c.delivery_event_id)
    and not exists (select from held_participants h where h.id = c.participant_id)
    and not exists (select from held_times h where c.created_at >= h.starts and c.created_at < h.ends)`;

/** A conversation without a text of either side is a phone number and no more. */
const EMPTY = sql`
  select c.id from conversations c
  where not exists (select from inbound_texts t where t.conversation_id = c.id)
    and not exists (select from messages m where m.recipient = c.phone_number and m.is_private)
    and not exists (select from held_participants h where h.id = c.participant_id)`;

const SOURCES = [
  { table: 'messages', old: sent },
  { table: 'inbound_texts', old: received },
  { table: 'calls', old: called },
] as const;

/** Texts and e-mails of both directions, and the log of phone calls. What recipients agreed to stays: it is the proof. */
export const messages: KeptKind = {
  async count(db, until) {
    let sum = 0;
    for (const { old } of SOURCES) sum += await countOf(db, old(until));
    return sum;
  },
  async removeBatch(trx, until) {
    let sum = 0;
    for (const { table, old } of SOURCES) {
      const ids = await idsOf(trx, sql`${old(until)} limit ${sql.lit(BATCH)}`);
      await sql`delete from ${sql.table(table)} where id = any(${asIds(ids)})`.execute(trx);
      sum += ids.length;
    }
    await sql`delete from conversations c where c.last_text_at < ${moment(until)} and c.id in (${EMPTY})`.execute(
      trx,
    );
    return sum;
  },
};
