import { sql, type Kysely } from 'kysely';

/** Whose a message is: one CDP's, or (null) the operation's. Older ones belong to the CDP of their run, reader or sender. */
const STATEMENTS = [
  `alter table messages add column close_door_pharmacy_id bigint references cdps`,
  `update messages set close_door_pharmacy_id = coalesce(
    (select m.close_door_pharmacy_id from driver_notices n
      join delivery_manifest m on m.id = n.delivery_manifest_id where n.message_id = messages.id limit 1),
    (select u.cdp_id from users u where u.is_cdp and u.id = coalesce(messages.user_id, messages.created_by)))`,
  `create index messages_cdp on messages (close_door_pharmacy_id, id desc)
    where close_door_pharmacy_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
