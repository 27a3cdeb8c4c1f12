import { sql } from 'kysely';
import { expect } from 'vitest';
import { fileStoreOf } from '../../server/outside/files/openStore';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { command, type TestRun } from './dispatchDay';
import type { TestServer, TestSession } from './server';

/** What must be nowhere afterwards. */
export const PERSON = {
  first_name: 'WILHELMINA',
  last_name: 'ZZYZXQ',
  client_code: 'ZZQ000777',
  phone_number: '8585550177',
  email: 'wilhelmina.z@example.test',
  policy_number: 'POL-998877-X',
  permanent_comment: 'rings twice, cat named Purrkin',
  date_of_birth: '1944-05-06',
};
const STREET = '1234 SECRET OAK LN';
export const WORDS = [
  'zzyzxq',
  'wilhelmina',
  '8585550177',
  '858.*555.*0177',
  'wilhelmina\\.z@',
  'POL-998877',
  'ZZQ000777',
  'SECRET OAK',
  'Purrkin',
  'blue door',
  '1944-05-06',
];

/** Every value of every table, and which words are in it. */
export async function placesOf({ db }: TestServer, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(
    db,
  );
  const found: string[] = [];
  for (const { name } of tables)
    for (const word of words) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(name)} t where t::text ~* ${word}`.execute(db);
      found.push(...rows.map(({ row }) => `${name}: ${word}: ${row.slice(0, 300)}`));
    }
  return found;
}

export const evidence = 'evidence-0-00000000000000000000000000000001.png';
export const lotFile = 'evidence-0-00000000000000000000000000000002.csv';
export const report = 'async-0-00000000000000000000000000000003.csv';

/** The person in every kind of place that the product has for a name. */
export async function spreadPerson(server: TestServer, admin: TestSession, run: TestRun): Promise<void> {
  const [id = 0] = run.participants;
  const { db } = server;
  const [stop = 0] = run.stops;
  const full = `${PERSON.first_name} ${PERSON.last_name}`;
  const store = fileStoreOf(server.context);
  for (const key of [evidence, lotFile, report]) await store.create(key, Buffer.from(full), 'text/csv');
  const call = (
    method: 'PUT' | 'POST' | 'PATCH',
    path: string,
    body: object,
    version: number | null = null,
  ) => server.call(method, path, command(admin, version, body));

  const record = await server.call('GET', `/participants/${id}`, { as: admin });
  const edit = { ...PERSON, gender: 'female', status: 'active', language: 'en', is_active: true };
  const saved = await call(
    'PUT',
    `/participants/${id}`,
    { ...edit, funding_source_id: record.body.funding_source_id },
    Number(record.body.version),
  );
  expect([saved.status, JSON.stringify(saved.body)]).toEqual([200, expect.any(String)]);
  await sql`insert into participant_addresses (participant_id, address, city, state, zipcode, full_address, comment, gate_code, latitude, longitude, is_default)
    values (${id}, ${STREET}, 'SAN DIEGO', 'CA', '92103', ${`${STREET}, SAN DIEGO, CA 92103`}, 'blue door', '77#', 32.7, -117.1, true)`.execute(
    db,
  );
  await sql`update delivery_event_rows set destination_id = (select max(id) from participant_addresses),
      destination_full_address = ${`${STREET}, SAN DIEGO, CA 92103`}, comments = 'blue door', receptor_name = ${full},
      recipient_words = 'blue door', signature = 'data:image/png;base64,AAAA', delivery_event_status_id = ${EVENT_STATUS.successful}
    where id = ${stop}`.execute(db);
  await sql`insert into delivery_event_transitions (delivery_event_id, datetime, delivery_event_status_id, delivery_event_type_id,
      actor_name, source, comments, receptor_name, latitude, longitude, bag_with)
    values (${stop}, now(), 4, 3, 'Driver', 'driver', 'blue door', ${full}, 32.7, -117.1, 'handed')`.execute(
    db,
  );
  await sql`insert into stored_files (key, owner, owner_id, content_type, stored_at) values (${evidence}, 'evidence', ${stop}, 'image/png', now())`.execute(
    db,
  );
  await sql`insert into commands (id, name, user_id, user_name, before, undo_until) values (gen_random_uuid(), 'changeStatus', ${admin.user_id},
      'X', ${JSON.stringify({ rows: [{ kind: 'stop', id: stop, row: { comments: 'blue door', receptor_name: full } }] })}::jsonb, now())`.execute(
    db,
  );
  await sql`insert into messages (channel, recipient, is_private, template, args, language, state, participant_id, delivery_event_id)
    values ('sms', ${PERSON.phone_number}, true, 'x', ${JSON.stringify({ name: full })}::jsonb, 'en', 'sent', ${id}, ${stop}),
      ('email', 'boss@example.test', false, 'x', ${JSON.stringify({ text: `About ${full}` })}::jsonb, 'en', 'sent', null, null)`.execute(
    db,
  );
  await sql`insert into conversations (phone_number, participant_id, last_text_at) values (${PERSON.phone_number}, ${id}, now())`.execute(
    db,
  );
  await sql`insert into inbound_texts (conversation_id, provider_id, text, meaning, received_at)
    select id, 'SM1', 'I am Wilhelmina Zzyzxq', 'other', now() from conversations`.execute(db);
  await sql`insert into calls (created_at, provider, direction, state, outcome, ended_at, phone_number, party, party_name, participant_id, note)
    values (now(), 'embedded', 'out', 'ended', 'answered', now(), ${PERSON.phone_number}, 'participant', ${full}, ${id}, 'blue door')`.execute(
    db,
  );
  await sql`insert into notifications (user_id, type, title, body, json_body) values (${admin.user_id}, 'delivery_failed', '', '',
      ${JSON.stringify({ event_id: stop, participant_name: full })}::jsonb), (${admin.user_id}, 'other', ${full}, ${`${full} called`}, '{}')`.execute(
    db,
  );
  await sql`insert into driver_notices (delivery_manifest_id, employee_id, text, sent_by, sent_by_name, sent_at)
    values (${run.id}, ${run.employee_id}, ${`Call Zzyzxq, Wilhelmina at (858) 555-0177`}, ${admin.user_id}, 'X', now())`.execute(
    db,
  );
  await sql`insert into outbox (topic, event, body) values ('resources', 'x', ${JSON.stringify({ name: full })}::jsonb)`.execute(
    db,
  );
  await sql`insert into idempotency_keys (user_id, key, request_hash, answer) values (1, gen_random_uuid(), 'x',
      ${JSON.stringify({ id, ...PERSON, participant_full_name: full })}::jsonb)`.execute(db);
  await sql`insert into async_requests (uuid, user_id, kind, state, params, file_key, created_at)
    values (gen_random_uuid(), ${admin.user_id}, 'report', 'done', '{}', ${report}, now() - interval '1 year')`.execute(
    db,
  );
  const { rows } = await sql<{ client: number; cdp: number }>`
    select p.funding_source_id as client, ${run.cdp_id}::int as cdp from participants p where p.id = ${id}`.execute(
    db,
  );
  const { client, cdp } = rows[0] ?? { client: 0, cdp: 0 };
  await sql`insert into import_lots (file_name, origin, state, funding_source_id, close_door_pharmacy_id, delivery_date, file_key, samples, created_by, created_by_name)
    values ('a.csv', 'file', 'committed', ${client}, ${cdp}, '2026-11-20', ${lotFile}, ${JSON.stringify([[full]])}::jsonb, ${admin.user_id}, 'X')`.execute(
    db,
  );
  await sql`insert into import_rows (lot_id, line, cells, values, client_code, participant_id, delivery_event_id)
    select max(id), 1, ${JSON.stringify([full, STREET])}::jsonb, ${JSON.stringify(PERSON)}::jsonb, ${PERSON.client_code}, ${id}, ${stop} from import_lots`.execute(
    db,
  );
  await sql`insert into deliveries_inbox (origin, state, created_by_name, funding_source_id, values, client_code, dismiss_reason)
    values ('hand', 'dismissed', 'X', ${client}, ${JSON.stringify(PERSON)}::jsonb, ${PERSON.client_code}, 'twice')`.execute(
    db,
  );
  await sql`insert into webhook_endpoints (funding_source_id, name, url, events, sealed_secret, created_by_name)
    values (${client}, 'x', 'https://x.example', '{delivered}', 'x', 'X')`.execute(db);
  await sql`insert into webhook_calls (endpoint_id, delivery_event_id, event, data, state, created_at)
    select max(id), ${stop}, 'delivered', ${JSON.stringify({ received_by: full })}::jsonb, 'delivered', now() from webhook_endpoints`.execute(
    db,
  );
  await sql`insert into consents (contact, state, source) values (${PERSON.email}, 'given', 'office')`.execute(
    db,
  );

  // The log, as the product writes it: a phone, searches that found and did not, a note on somebody else's delivery.
  await call('POST', `/participants/${id}/phone_numbers`, {
    phone_number: PERSON.phone_number.replace('77', '99'),
    number_type: 'mobile',
    contact_name: 'WILHELMINA',
    relationship: 'NONE',
  });
  for (const asked of ['Zzyzxq', 'Wilhelmina', 'zzyzxq, w', 'ANA1'])
    await server.call('POST', '/participants/search', { as: admin, body: { participant_full_name: asked } });
  await server.call('GET', `/participants/${id}`, { as: admin });
  await server.app.reads.flushed();
  await sql`insert into audit_entries (user_name, action, resource, record_id, changes) values
    ('X', 'update', 'delivery_events', ${stop}, ${JSON.stringify({ receptor_name: { from: null, to: full }, comments: { from: 'blue door', to: null }, copayment_amount: { from: null, to: '12.50' } })}::jsonb),
    ('X', 'update', 'delivery_events', ${run.stops[1]}, ${JSON.stringify({ comments: { from: null, to: `left with Wilhelmina ZZYZXQ` } })}::jsonb)`.execute(
    db,
  );
}
