import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Texting } from '../../src/contract/conversations/startText';
import { claimMessages } from '../../server/outside/messages/claimMessages';
import { setConsent } from '../../server/outside/messages/consents';
import { inTransaction } from '../../server/platform/database/transaction';
import { makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';
import { textFrom, TWILIO_CONFIG } from './conversationsSupport';

/** The office begins a conversation: by the rules of consent and quiet hours, with a refusal that says which. */
const clock = new StoppedClock('2026-11-20 17:00:00');
let server: TestServer;
let office: TestSession;
let run: TestRun;
let person = 0;
let phone = '';
let counter = 0;

interface Started {
  message_id: number;
  conversation_id: number;
  args?: { reason: string; until?: string };
  errors?: object;
}
const write = (more: object = {}, as = office) =>
  server.call<Started>('POST', `/participants/${person}/texts`, {
    as,
    body: { phone_number: phone, text: 'When are you home? 🙂', language: 'es', ...more },
    headers: { 'idempotency-key': randomUUID() },
  });
const messages = () =>
  server.db.selectFrom('messages').selectAll().where('recipient', '=', phone).orderBy('id').execute();

beforeAll(async () => {
  server = await testServer({ clock, config: TWILIO_CONFIG });
  office = await server.signInAs('dispatcher', { full_name: 'ANA RUIZ' });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.set('2026-11-20 17:00:00');
  run = await makeRun(server.db);
  person = run.participants[0] ?? 0;
  counter += 1;
  phone = `61955${String(71_000 + counter)}`;
  await server.db
    .insertInto('participant_phones')
    .values([
      { participant_id: person, phone_number: `8${phone.slice(1)}`, number_type: 'land', contact_name: null },
      { participant_id: person, phone_number: phone, number_type: 'mobile', contact_name: null },
    ])
    .execute();
});

it('says whom it reaches, in which language, and what ready-made texts may say', async () => {
  const stop = run.stops[0] ?? 0;
  await server.db
    .updateTable('delivery_events')
    .set({ delivery_start_time: '09:00:00', delivery_end_time: '12:00:00' })
    .where('id', '=', stop)
    .execute();
  const { body } = await server.call<Texting>(
    'GET',
    `/participants/${person}/texts?delivery_event_id=${stop}`,
    {
      as: office,
    },
  );
  expect(body).toMatchObject({ language: 'es', quiet_until: null });
  expect(body.phones[0]).toMatchObject({ phone_number: phone, number_type: 'mobile', consent: null });
  expect(body.values.window).toMatchObject({
    en: 'Fri, Nov 20, 9:00 AM - 12:00 PM',
    es: 'vie, 20 de nov, 9:00 AM - 12:00 PM',
  });
});

it('opens a conversation at the stop, whose answer comes to the same thread', async () => {
  const stop = run.stops[0] ?? 0;
  const { status, body } = await write({ delivery_event_id: stop });
  expect(status).toBe(201);
  const conversation = await server.db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', body.conversation_id)
    .executeTakeFirstOrThrow();
  expect(conversation).toMatchObject({
    phone_number: phone,
    participant_id: person,
    delivery_event_id: stop,
    close_door_pharmacy_id: run.cdp_id,
    language: 'es',
    unread: 0,
  });
  expect(await messages()).toMatchObject([
    { state: 'waiting', template: 'recipientText', language: 'es', created_by_name: 'ANA RUIZ' },
  ]);
  clock.advance(60_000);
  await textFrom(server, phone, 'At five');
  const thread = await server.call<{ texts: { direction: string }[] }>(
    'GET',
    `/conversations/${body.conversation_id}`,
    { as: office },
  );
  expect(thread.body.texts.map(({ direction }) => direction)).toEqual(['out', 'in']);
});

it('is refused after STOP, to a land line, to a phone of somebody else, and too long', async () => {
  expect((await write({ phone_number: `8${phone.slice(1)}` })).body.args?.reason).toBe('textLandLine');
  expect((await write({ phone_number: '6195550000' })).body.errors).toMatchObject({ phone_number: {} });
  expect((await write({ text: 'x'.repeat(1601) })).status).toBe(422);
  expect((await write({ text: '   ' })).status).toBe(422);
  await inTransaction(server.db, (trx) =>
    setConsent(trx, { contact: phone, state: 'stopped', source: 'text', at: clock.now() }),
  );
  const refused = await write();
  expect([refused.status, refused.body.args?.reason]).toEqual([409, 'consentStopped']);
  expect(await messages()).toEqual([]);
});

it('wakes nobody: at night it is refused, or waits for eight o’clock there', async () => {
  clock.set('2026-11-21 06:30:00');
  const night = await server.signInAs('dispatcher');
  const refused = await write({}, night);
  expect(refused.body.args).toMatchObject({ reason: 'quietHours', until: '2026-11-21 16:00:00' });
  expect((await write({ in_the_morning: true }, night)).status).toBe(201);
  expect(await messages()).toMatchObject([
    { state: 'held', reason: 'quiet', next_try_at: '2026-11-21 16:00:00' },
  ]);
  const claim = (now: string) =>
    inTransaction(server.db, (trx) =>
      claimMessages(trx, { channel: 'sms', most: 50, now: new Date(now), publicUrl: 'http://x' }),
    );
  const of = ({ leaving }: Awaited<ReturnType<typeof claim>>) =>
    leaving.filter(({ recipient }) => recipient === phone).length;
  expect(of(await claim('2026-11-21T15:59:00Z'))).toBe(0);
  expect(of(await claim('2026-11-21T16:00:01Z'))).toBe(1);
});

it('needs the right, the person, and a conversation that is no other CDP’s', async () => {
  const driver = await server.signInAs('driver');
  expect((await write({}, driver)).status).toBe(403);
  const other = await makeRun(server.db);
  const stranger = await server.signInAs('dispatcher', { cdp_id: other.cdp_id });
  expect((await write({}, stranger)).status).toBe(404);
  // They come to serve the same person, whose phone the first CDP writes with.
  await write();
  await server.db
    .updateTable('delivery_events')
    .set({ participant_id: person })
    .where('id', '=', other.stops[0] ?? 0)
    .execute();
  expect((await write({}, stranger)).body.args?.reason).toBe('conversationElsewhere');
  expect((await write({ delivery_event_id: run.stops[0] }, stranger)).status).toBe(404);
});
