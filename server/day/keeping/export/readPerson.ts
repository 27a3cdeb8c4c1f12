import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database/database';

/** Rows by what they are, as they go into the file. */
export type PersonData = Readonly<Record<string, readonly Record<string, unknown>[]>>;

async function rowsOf(db: Db, queries: Readonly<Record<string, RawBuilder<unknown>>>): Promise<PersonData> {
  const data: Record<string, Record<string, unknown>[]> = {};
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await sql<Record<string, unknown>>`${query}`.execute(db);
    data[name] = rows;
  }
  return data;
}

/** The entries of the log that this condition finds: who saw or changed what, when, from where. */
const entries = (where: RawBuilder<unknown>) => sql`
  select e.at, e.user_name, e.action, e.resource, e.record_id, e.remote_address, e.changes from audit_entries e
  where ${where} order by e.id`;

/** All that is kept of a participant, and who looked at it. */
export function readParticipant(db: Db, id: number): Promise<PersonData> {
  const stops = sql`(select id from delivery_event_rows where participant_id = ${id})`;
  const contacts = sql`(select phone_number from participant_phones where participant_id = ${id}
    union select email::text from participants where id = ${id} and email is not null)`;
  return rowsOf(db, {
    participant: sql`select * from participants where id = ${id}`,
    phones: sql`select * from participant_phones where participant_id = ${id} order by id`,
    addresses: sql`select * from participant_addresses where participant_id = ${id} order by id`,
    consents: sql`select * from consents where contact in ${contacts} order by id`,
    deliveries: sql`select * from delivery_event_rows where participant_id = ${id} order by delivery_date, id`,
    history: sql`select * from delivery_event_transitions where delivery_event_id in ${stops} order by id`,
    messages: sql`select id, channel, recipient, template, args, language, state, created_at, sent_at, delivered_at, delivery_event_id
      from messages where participant_id = ${id} or delivery_event_id in ${stops} order by id`,
    texts: sql`select t.id, c.phone_number, t.text, t.meaning, t.received_at, t.delivery_event_id
      from inbound_texts t join conversations c on c.id = t.conversation_id where c.participant_id = ${id} order by t.id`,
    calls: sql`select id, created_at, direction, outcome, phone_number, answered_at, ended_at, note from calls
      where participant_id = ${id} order by id`,
    imported: sql`select lot_id, line, cells, values from import_rows where participant_id = ${id} order by id`,
    access: entries(sql`e.patient_ids @> array[${id}]::bigint[]`),
    changes: entries(sql`(e.resource = 'participants' and e.record_id = ${id})
      or (e.resource = 'delivery_events' and e.record_id in ${stops})`),
  });
}

/** All that is kept of an employee: the record, the account without its secrets, hours, runs, places, and own deeds. */
export function readEmployee(db: Db, id: number): Promise<PersonData> {
  const accounts = sql`(select id from users where employee_id = ${id})`;
  return rowsOf(db, {
    employee: sql`select * from employees where id = ${id}`,
    home_address: sql`select * from employee_home_addresses where employee_id = ${id}`,
    account: sql`select u.id, u.email, u.full_name, r.name as role, u.default_language, u.time_zone, u.is_active, u.preferences,
      u.created_at, u.password_changed_at from users u join user_types r on r.id = u.user_type_id where u.employee_id = ${id}`,
    sessions: sql`select client, created_at, expires_at, ended_at, end_reason, remote_address, device_label from sessions
      where user_id in ${accounts} order by id`,
    runs: sql`select id, name, delivery_date, start_at, end_at from delivery_manifest where employee_id = ${id} order by id`,
    positions: sql`select recorded_at, latitude, longitude, speed, heading, accuracy from positions
      where employee_id = ${id} order by recorded_at`,
    absences: sql`select * from absences where employee_id = ${id} order by id`,
    time_corrections: sql`select * from time_corrections where employee_id = ${id} order by id`,
    timesheets: sql`select * from timesheet_sign_offs where employee_id = ${id} order by id`,
    inspections: sql`select * from inspections where employee_id = ${id} order by id`,
    fuel: sql`select * from fuel_entries where employee_id = ${id} order by id`,
    calls: sql`select id, created_at, direction, outcome, answered_at, ended_at from calls where employee_id = ${id} order by id`,
    changes: entries(sql`e.resource = 'employees' and e.record_id = ${id}`),
    own_actions: sql`select e.at, e.action, e.resource, e.record_id, e.remote_address from audit_entries e
      where e.user_id in ${accounts} order by e.id`,
  });
}
