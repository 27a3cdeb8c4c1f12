import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Notification } from '../../src/contract/notifications/notifications';
import { makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer } from '../support/server';
import { newSid, postAsTwilio, textFrom, textsTo, TWILIO, TWILIO_CONFIG } from './conversationsSupport';

const clock = new StoppedClock('2026-11-20 17:00:00');
let server: TestServer;
let run: TestRun;
let phone = '';
let counter = 0;

const stopOf = (index: number) =>
  server.db
    .selectFrom('delivery_events')
    .selectAll()
    .where('id', '=', run.stops[index] ?? 0)
    .executeTakeFirstOrThrow();

beforeAll(async () => {
  server = await testServer({ clock, config: TWILIO_CONFIG });
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await makeRun(server.db);
  counter += 1;
  phone = `61955${String(61_000 + counter)}`;
  await server.db
    .updateTable('participants')
    .set({ mobile_phone_number: phone, language: 'en' })
    .where('id', '=', run.participants[0] ?? 0)
    .execute();
});

describe('the webhook', () => {
  const counted = async (table: 'inbound_texts' | 'messages') => {
    const { count } = await server.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };
  const fields = () => ({ MessageSid: newSid(), From: `+1${phone}`, To: '+16195550100', Body: 'C' });

  it('a replay changes nothing: at most once by the number of the message', async () => {
    const sid = newSid();
    await textFrom(server, phone, 'C', sid);
    const before = [await counted('inbound_texts'), await counted('messages')];
    expect((await textFrom(server, phone, 'C', sid)).status).toBe(200);
    expect([await counted('inbound_texts'), await counted('messages')]).toEqual(before);
    expect((await stopOf(0)).version).toBe(2);
  });

  it('the same text at the same time is one', async () => {
    const sid = newSid();
    await Promise.all([1, 2, 3].map(() => textFrom(server, phone, 'C', sid)));
    expect(await textsTo(server, phone)).toHaveLength(1);
  });

  it.each([
    ['no signature', { headers: { 'x-twilio-signature': '' } }],
    ['a wrong one', { signature: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' }],
    ['one for another address', { url: 'https://evil.example.test/api/twilio/messages' }],
  ])('%s is a 403 in the log of accesses, and nothing else', async (_, sent) => {
    const before = await counted('inbound_texts');
    const answer = await postAsTwilio(server, '/twilio/messages', fields(), sent);
    expect(answer.status).toBe(403);
    expect(await counted('inbound_texts')).toBe(before);
    const entry = await server.db
      .selectFrom('access_entries')
      .select(['kind', 'account', 'reason', 'path_route'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      kind: 'refused',
      account: 'Twilio',
      reason: 'wrongSignature',
      path_route: '/twilio/messages',
    });
  });

  it('signed by the token for another account is a 403', async () => {
    const answer = await postAsTwilio(server, '/twilio/messages', { ...fields(), AccountSid: 'AC1' });
    expect(answer.status).toBe(403);
  });

  it.each([
    ['no number of a message', { MessageSid: 'x' }],
    ['no phone', { From: 'somebody' }],
  ])('%s is a 400', async (_, wrong) => {
    expect((await postAsTwilio(server, '/twilio/messages', { ...fields(), ...wrong })).status).toBe(400);
  });

  it('is not there without the service', async () => {
    const other = await testServer({ database: server.context.database });
    expect((await postAsTwilio(other, '/twilio/messages', fields())).status).toBe(404);
    await other.close();
  });

  it('behind a proxy that is trusted, the address that was called counts too', async () => {
    const proxied = await testServer({
      database: server.context.database,
      clock,
      config: { ...TWILIO_CONFIG, trustProxy: true },
    });
    const headers = {
      host: 'inside:4000',
      'x-forwarded-host': 'sms.example.test',
      'x-forwarded-proto': 'https',
    };
    const url = 'https://sms.example.test/api/twilio/messages';
    expect((await postAsTwilio(proxied, '/twilio/messages', fields(), { headers, url })).status).toBe(200);
    expect((await postAsTwilio(server, '/twilio/messages', fields(), { headers, url })).status).toBe(403);
    await proxied.close();
  });
});

describe('receipts', () => {
  const sent = async (about: { event?: string; delivery_event_id?: number } = {}) => {
    const provider_id = newSid();
    const { id } = await server.db
      .insertInto('messages')
      .values({
        channel: 'sms',
        recipient: phone,
        is_private: true,
        template: 'recipientText',
        args: '{"text":"Hi"}',
        language: 'en',
        state: 'sent',
        provider_id,
        ...about,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, provider_id };
  };
  const report = (provider_id: string, status: string, more: object = {}) =>
    postAsTwilio(server, '/twilio/message_status', {
      MessageSid: provider_id,
      MessageStatus: status,
      ...more,
    });
  const state = (id: number) =>
    server.db
      .selectFrom('messages')
      .select(['state', 'error', 'delivered_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('move a message; what has arrived stays so', async () => {
    const { id, provider_id } = await sent();
    expect((await report(provider_id, 'queued')).status).toBe(204);
    expect((await state(id)).state).toBe('sent');
    await report(provider_id, 'delivered');
    expect(await state(id)).toEqual({ state: 'delivered', error: null, delivered_at: '2026-11-20 17:00:00' });
    await report(provider_id, 'failed', { ErrorCode: '30003' });
    expect((await state(id)).state).toBe('delivered');
  });

  it('a failure has its code; "unsubscribed" is kept as the provider’s word', async () => {
    const { id, provider_id } = await sent();
    await report(provider_id, 'undelivered', { ErrorCode: '21610' });
    expect(await state(id)).toMatchObject({ state: 'failed', error: 'Twilio 21610' });
    const consent = await server.db
      .selectFrom('consents')
      .select(['state', 'source'])
      .where('contact', '=', phone)
      .execute();
    expect(consent).toEqual([{ state: 'stopped', source: 'provider' }]);
  });

  it('a failure is told to the office, once, with the stop that it is about', async () => {
    const dispatcher = await server.signInAs('dispatcher');
    const stop = run.stops[0] ?? 0;
    const { id, provider_id } = await sent({ event: 'outForDelivery', delivery_event_id: stop });
    await report(provider_id, 'undelivered', { ErrorCode: '30005' });
    await report(provider_id, 'failed', { ErrorCode: '30005' });
    const told = await server.call<Notification[]>('GET', '/notification', { as: dispatcher });
    const about = told.body.filter(({ jsonBody }) => jsonBody?.message_id === id);
    expect(about).toHaveLength(1);
    expect(about[0]).toMatchObject({
      type: 'recipient_not_reached',
      jsonBody: { event_id: stop, channel: 'sms', news: 'outForDelivery', error: 'Twilio 30005' },
    });
    expect(about[0]?.title).not.toContain(String(about[0]?.jsonBody?.participant_name));
    expect(about[0]?.body).toContain('Text message “Out for delivery”: The number is not in use');
  });

  it('for a message that is not ours is kept, and changes nothing', async () => {
    expect((await report(newSid(), 'delivered')).status).toBe(204);
  });
});

describe('the end of an automatic call', () => {
  const newCall = async () => {
    const provider_id = newSid().replace('SM', 'CA');
    const { id } = await server.db
      .insertInto('messages')
      .values({
        channel: 'voice',
        recipient: phone,
        is_private: true,
        template: 'recipient',
        args: '{"subject":"","text":"Hi"}',
        language: 'en',
        state: 'sent',
        event: 'attemptFailed',
        delivery_event_id: run.stops[0] ?? 0,
        provider_id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, provider_id };
  };
  const end = (provider_id: string, status: string, sent = {}) =>
    postAsTwilio(server, '/twilio/call_status', { CallSid: provider_id, CallStatus: status }, sent);
  const stateOf = (id: number) =>
    server.db
      .selectFrom('messages')
      .select(['state', 'error'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it.each([
    ['completed', 'delivered', null],
    ['busy', 'failed', 'Call busy'],
    ['no-answer', 'failed', 'Call no-answer'],
    ['failed', 'failed', 'Call failed'],
    ['canceled', 'failed', 'Call canceled'],
    ['ringing', 'sent', null],
  ])('%s is %s', async (status, state, error) => {
    const { id, provider_id } = await newCall();
    expect((await end(provider_id, status)).status).toBe(204);
    expect(await stateOf(id)).toEqual({ state, error });
  });

  it('that nobody answered is told to the office', async () => {
    const dispatcher = await server.signInAs('dispatcher');
    const { id, provider_id } = await newCall();
    await end(provider_id, 'no-answer');
    const told = await server.call<Notification[]>('GET', '/notification', { as: dispatcher });
    const about = told.body.find(({ jsonBody }) => jsonBody?.message_id === id);
    expect(about?.body).toContain('Call “Not delivered”: Nobody answered the call');
  });

  it('forged is a 403, and without the number of a call a 400', async () => {
    const { id, provider_id } = await newCall();
    expect((await end(provider_id, 'busy', { signature: 'no' })).status).toBe(403);
    expect((await end('x', 'busy')).status).toBe(400);
    expect((await stateOf(id)).state).toBe('sent');
  });

  it('is heard where the account makes calls alone', async () => {
    const { accountSid, authToken, url } = TWILIO;
    const voice = { accountSid, authToken, url, from: '+16195550100' };
    const config = { ...TWILIO_CONFIG, twilio: null, messages: { ...server.context.config.messages, voice } };
    const other = await testServer({ database: server.context.database, clock, config });
    const { id, provider_id } = await newCall();
    const fields = { CallSid: provider_id, CallStatus: 'completed' };
    expect((await postAsTwilio(other, '/twilio/call_status', fields)).status).toBe(204);
    expect((await stateOf(id)).state).toBe('delivered');
    await other.close();
  });
});

describe('a call to the driver by the masked number', () => {
  const call = (from: string) =>
    postAsTwilio(server, '/twilio/driver_call', { CallSid: 'CA1', From: `+1${from}`, To: '+16195550111' });

  it('is connected with the driver who is on the way; both see the masked number alone', async () => {
    await server.db
      .updateTable('employees')
      .set({ phone_number: '6195550122' })
      .where('id', '=', run.employee_id)
      .execute();
    const answer = await call(phone);
    expect(answer.type).toBe('text/xml');
    expect(answer.body).toContain('<Dial callerId="+16195550111"><Number>+16195550122</Number></Dial>');
  });

  it.each([
    ['a stranger', '2025550100'],
    ['nobody under way', ''],
  ])('%s hears that nobody is on the way', async (_, from) => {
    await server.db
      .updateTable('delivery_manifest')
      .set({ delivery_manifest_status_id: 1 })
      .where('id', '=', run.id)
      .execute();
    const answer = await call(from || phone);
    expect(answer.body).not.toContain('<Dial');
    expect(answer.body).toContain('No driver is on the way');
  });

  it('forged is a 403', async () => {
    const fields = { CallSid: 'CA1', From: `+1${phone}` };
    expect((await postAsTwilio(server, '/twilio/driver_call', fields, { signature: 'no' })).status).toBe(403);
  });
});
