import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ContactConsent } from '../../src/contract/participants/consents';
import { setConsent } from '../../server/outside/messages/consents';
import { inTransaction } from '../../server/platform/database/transaction';
import { makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

/** The office's record of consent: by channel, with its source, and never over a STOP of the recipient. */
const clock = new StoppedClock('2026-11-20 17:00:00');
let server: TestServer;
let office: TestSession;
let run: TestRun;
let person = 0;
let counter = 0;
let phone = '';

const PAPER = { how: 'paper', note: null } as const;
const read = async (as = office) =>
  server.call<ContactConsent[]>('GET', `/participants/${person}/consents`, { as });
const record = (body: object, as = office) =>
  server.call<ContactConsent[] & { args?: object; errors?: object }>(
    'POST',
    `/participants/${person}/consents`,
    {
      as,
      body: { contact: phone, channel: 'sms', ...PAPER, ...body },
      headers: { 'idempotency-key': randomUUID() },
    },
  );
const stop = () =>
  inTransaction(server.db, (trx) =>
    setConsent(trx, { contact: phone, state: 'stopped', source: 'text', at: clock.now(), note: 'STOP' }),
  );

beforeAll(async () => {
  server = await testServer({ clock });
  office = await server.signInAs('dispatcher', { full_name: 'ANA RUIZ' });
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await makeRun(server.db);
  person = run.participants[0] ?? 0;
  counter += 1;
  phone = `61955${String(61_000 + counter)}`;
  await server.db
    .updateTable('participants')
    .set({ email: `Ana${counter}@example.test` })
    .where('id', '=', person)
    .execute();
  await server.db
    .insertInto('participant_phones')
    .values([
      { participant_id: person, phone_number: phone, number_type: 'mobile', contact_name: null },
      {
        participant_id: person,
        phone_number: `7${phone.slice(1)}`,
        number_type: 'land',
        contact_name: 'SON',
      },
    ])
    .execute();
});

it('shows every phone and the address by channel; nothing said yet', async () => {
  const { status, body } = await read();
  expect(status).toBe(200);
  const own = body.filter(
    ({ contact }) => contact === phone || contact.startsWith('7') || contact.includes('@'),
  );
  expect(own.map(({ contact, channels }) => [contact, channels.map(({ channel }) => channel)])).toEqual([
    [phone, ['sms', 'voice']],
    [`7${phone.slice(1)}`, ['voice']],
    [`ana${counter}@example.test`, ['email']],
  ]);
  expect(own.every(({ channels }) => channels.every(({ word }) => word === null))).toBe(true);
});

it('keeps consent and refusal with who, how and what was said, and writes the log', async () => {
  const { status, body } = await record({ state: 'stopped', how: 'phone', note: 'No texts please' });
  expect(status).toBe(201);
  const [first] = body.find(({ contact }) => contact === phone)?.history ?? [];
  expect(first).toMatchObject({
    state: 'stopped',
    source: 'office',
    channel: 'sms',
    how: 'phone',
    note: 'No texts please',
    user_name: 'ANA RUIZ',
    at: '2026-11-20 17:00:00',
  });
  // The other channel of the same phone is untouched.
  const ways = body.find(({ contact }) => contact === phone)?.channels;
  expect(ways?.map(({ word }) => word?.state ?? null)).toEqual(['stopped', null]);
  const audit = await server.db
    .selectFrom('audit_entries')
    .select(['changes', 'patient_ids'])
    .where('action', '=', 'recordConsent')
    .where('record_id', '=', person)
    .executeTakeFirstOrThrow();
  expect(audit).toEqual({ changes: { consent_sms: { from: null, to: 'stopped' } }, patient_ids: [person] });
  // The office's own record is the office's to change.
  expect((await record({ state: 'given' })).status).toBe(201);
});

it('a STOP of the recipient is not overridden without their new consent and its note', async () => {
  await stop();
  const refused = await record({ state: 'given' });
  expect([refused.status, refused.body.args]).toEqual([409, { reason: 'consentOwnWord' }]);
  const unproved = await record({ state: 'given', is_new: true });
  expect([unproved.status, unproved.body.errors]).toMatchObject([422, { note: {} }]);
  // Nor by a refusal in between, of which the office would then be the source.
  await record({ state: 'stopped' });
  expect((await record({ state: 'given' })).status).toBe(409);
  const { status, body } = await record({ state: 'given', is_new: true, note: 'Asked us for texts again' });
  expect(status).toBe(201);
  expect(body.find(({ contact }) => contact === phone)?.channels[0]?.word).toMatchObject({ state: 'given' });
});

it('is refused for somebody else’s phone, an unknown channel, and without the right', async () => {
  expect((await record({ state: 'given', contact: '6195550000' })).body).toMatchObject({
    errors: { contact: { message: 'validation.reference' } },
  });
  expect((await record({ state: 'given', channel: 'fax' })).status).toBe(422);
  expect((await record({ state: 'given', channel: 'email' })).status).toBe(422);
  const driver = await server.signInAs('driver');
  expect((await record({ state: 'given' }, driver)).status).toBe(403);
  const stranger = await server.signInAs('dispatcher', { cdp_id: (await makeRun(server.db)).cdp_id });
  expect((await read(stranger)).status).toBe(404);
});
