import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRun, StoppedClock, type Problem, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:40:00');
let server: TestServer;
let admin: TestSession;
let run: TestRun;
beforeAll(async () => {
  server = await testServer({ clock });
  admin = await server.signInAs('administrator');
  run = await makeRun(server.db);
});
afterAll(() => server.close());

describe('the outbox by hand', () => {
  const insert = async (values: object) =>
    (
      await server.db
        .insertInto('messages')
        .values({
          channel: 'sms',
          recipient: '6195550142',
          is_private: true,
          template: 'recipient',
          args: JSON.stringify({ subject: 'S', text: 'Look: %{link}', link: '/#/tracking/abc' }),
          language: 'en',
          event: 'next',
          delivery_event_id: run.stops[0],
          ...values,
        } as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const act = (id: number, verb: string) =>
    server.call<Problem>('POST', `/messages/${id}/${verb}`, {
      as: admin,
      headers: { 'idempotency-key': randomUUID() },
    });
  const stateOf = async (id: number) =>
    (await server.db.selectFrom('messages').select('state').where('id', '=', id).executeTakeFirstOrThrow())
      .state;

  it.each([
    ['waiting', {}, 200],
    ['held', { reason: 'quiet' }, 200],
    ['waiting', { begun_at: '2026-11-20 16:39:59' }, 409],
    ['sent', {}, 409],
    ['stopped', { reason: 'overtaken' }, 409],
  ])('stop of one that is %s (%j): %i', async (state, values, status) => {
    const id = await insert({ state, ...values });
    expect((await act(id, 'stop')).status).toBe(status);
    expect(await stateOf(id)).toBe(status === 200 ? 'stopped' : state);
  });

  it.each([
    ['failed', { error: 'unknownOutcome' }, 200],
    ['stopped', { reason: 'person' }, 200],
    ['kept', {}, 200],
    ['sent', {}, 409],
    ['delivered', {}, 409],
    ['held', {}, 409],
    ['stopped', { reason: 'noWay', recipient: '' }, 409],
  ])('send again of one that is %s (%j): %i', async (state, values, status) => {
    const id = await insert({ state, ...values });
    expect((await act(id, 'retry')).status).toBe(status);
  });

  it('nobody sends to who has said STOP', async () => {
    await server.db
      .insertInto('consents')
      .values({ contact: '6195550177', state: 'stopped', source: 'text' } as never)
      .execute();
    const id = await insert({ state: 'stopped', reason: 'consent', recipient: '6195550177' });
    const answer = await act(id, 'retry');
    expect([answer.status, answer.body.args]).toMatchObject([409, { reason: 'messageConsent' }]);
  });

  it('finds messages by state, way, news and delivery', async () => {
    await insert({ state: 'delivered', event: 'delivered', delivery_event_id: run.stops[1] });
    const count = async (query: string) =>
      (await server.call<unknown[]>('GET', `/messages?${query}`, { as: admin })).body.length;
    expect(await count('state=delivered&channel=sms&event=delivered')).toBe(1);
    expect(await count(`delivery_event_id=${run.stops[1] ?? 0}`)).toBe(1);
    expect(await count('channel=voice')).toBe(0);
    expect((await server.call('GET', '/messages?state=unknown', { as: admin })).status).toBe(400);
  });

  it('shows the words with the whole link', async () => {
    const id = await insert({ state: 'kept' });
    const opened = await server.call('GET', `/messages/${id}`, { as: admin });
    expect(opened.body.text).toBe(`Look: ${server.context.config.publicUrl}/#/tracking/abc`);
    expect(opened.body.recipient).toBe('••• 0142');
  });
});

describe('channels', () => {
  const test = (channel: string, to: string) =>
    server.call<Problem & { id: number }>('POST', `/messages/channels/${channel}/test`, {
      as: admin,
      body: { to },
      headers: { 'idempotency-key': randomUUID() },
    });

  it('say whether a service is connected and when it last worked', async () => {
    await server.db
      .insertInto('messages')
      .values({
        channel: 'voice',
        recipient: '6195550142',
        template: 'test',
        args: '{}',
        language: 'en',
        state: 'sent',
        sent_at: '2026-11-20 16:00:00',
      } as never)
      .execute();
    const { body } = await server.call<object[]>('GET', '/messages/channels', { as: admin });
    expect(body).toMatchObject([
      { channel: 'sms', is_connected: false },
      { channel: 'email', is_connected: false, last_success_at: null },
      { channel: 'voice', last_success_at: '2026-11-20 16:00:00' },
    ]);
  });

  it.each([
    ['sms', '12', 'validation.phone'],
    ['email', 'no address', 'validation.email'],
    ['voice', '', 'validation.required'],
  ])('a test over %s to %j names the field', async (channel, to, message) => {
    const answer = await test(channel, to);
    expect([answer.status, answer.body.errors.to]).toMatchObject([422, { message }]);
  });

  it('a test goes through the outbox and says who sent it', async () => {
    const answer = await test('sms', '(619) 555-0111');
    expect(answer.status).toBe(201);
    await server.app.jobs.runDue();
    const { body } = await server.call('GET', `/messages/${answer.body.id}`, { as: admin });
    expect(body).toMatchObject({ state: 'kept', recipient: '6195550111' });
    expect(body.text).toContain('This is a test');
  });

  it('over no channel is refused', async () => {
    expect((await test('pigeon', 'x')).status).toBeGreaterThanOrEqual(400);
  });
});
