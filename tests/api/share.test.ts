import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NoticeView } from '../../src/domain/runs/driverNotice';
import { command, makeRun, StoppedClock, stopPath, type Problem, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:40:00');
let server: TestServer;
let ana: TestSession;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await makeRun(server.db);
});

const newest = () =>
  server.db.selectFrom('messages').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
const stop = () => run.stops[0] ?? 0;

describe('request_url: send_by (sms or email) and email (the value)', () => {
  const share = <T = { deliveries: number; sent_to: string }>(body: object) =>
    server.call<T>('POST', `/delivery_manifest/${run.id}/request_url`, command(ana, null, body));

  it('sends the recipient’s link, in their language, and shows the address to nobody', async () => {
    const done = await share({ send_by: 'sms', email: '619-555-0142', delivery_event_id: stop() });
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({ deliveries: 1, sent_to: '••• 0142' });
    const message = await newest();
    expect(message).toMatchObject({
      channel: 'sms',
      recipient: '6195550142',
      is_private: true,
      language: 'es',
    });
    expect(message.args.link).toMatch(/\/#\/tracking\/[\w-]{20,}$/);
    const token = message.args.link?.split('/').at(-1) ?? '';
    const seen = await server.call('GET', `/tracking/${token}`);
    expect(seen.status).toBe(200);
  });

  it('the household gets one message for all that the run brings there', async () => {
    await server.db
      .updateTable('delivery_events')
      .set({ participant_id: run.participants[0] ?? 0 })
      .where('id', 'in', run.stops.slice(0, 2))
      .execute();
    const done = await share({ send_by: 'email', email: 'a@example.test', delivery_event_id: stop() });
    expect(done.body.deliveries).toBe(2);
    expect((await newest()).args.link?.split('\n')).toHaveLength(2);
  });

  it('finds the delivery by the number when another client names none, and asks when it is not clear', async () => {
    const [first = 0] = run.participants;
    await server.db
      .updateTable('participants')
      .set({ mobile_phone_number: '6195550177' })
      .where('id', '=', first)
      .execute();
    expect((await share({ send_by: 'sms', email: '6195550177' })).status).toBe(200);
    const unclear = await share<Problem>({ send_by: 'sms', email: '6195550199' });
    expect(unclear.status).toBe(422);
    expect(unclear.body.errors).toHaveProperty('delivery_event_id');
  });

  it.each([
    ['email', 'no address', 'validation.email'],
    ['email', '', 'validation.checkField'],
    ['sms', '12', 'validation.checkField'],
    ['sms', '000-000-0000', 'validation.checkField'],
  ])('§5: %s %j is %s', async (send_by, email, message) => {
    const answer = await share<Problem>({ send_by, email, delivery_event_id: stop() });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.email).toMatchObject({ message });
  });

  it('refuses who has stopped messages, and sends nothing', async () => {
    await server.db
      .insertInto('consents')
      .values({ contact: '6195550155', state: 'stopped', source: 'text' })
      .execute();
    const before = await newest().catch(() => null);
    const answer = await share<Problem>({ send_by: 'sms', email: '619-555-0155', delivery_event_id: stop() });
    expect([answer.status, answer.body.args]).toMatchObject([409, { reason: 'stoppedMessages' }]);
    expect((await newest().catch(() => null))?.id).toBe(before?.id);
  });

  it('refuses when nobody waits any more', async () => {
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_event_status_id: 4 })
      .where('id', '=', stop())
      .execute();
    expect((await share({ send_by: 'sms', email: '6195550142', delivery_event_id: stop() })).status).toBe(
      409,
    );
  });

  it('prints a link that was just made, and no other', async () => {
    const made = await server.call<{ token: string }>('POST', stopPath(run, stop(), 'tracking_link'), {
      as: ana,
      body: {},
    });
    const print = (token: string) =>
      server.call('POST', stopPath(run, stop(), 'tracking_link/pdf'), { as: ana, body: { token } });
    const sheet = await print(made.body.token);
    expect(sheet.status).toBe(200);
    expect(sheet.headers['content-type']).toBe('application/pdf');
    expect((await print('made-up')).status).toBe(404);
  });

  it('says how the recipient can be reached', async () => {
    const answer = await server.call('GET', stopPath(run, stop(), 'tracking_link/contact'), { as: ana });
    expect(answer.body).toMatchObject({ phone_number: '6195550199' });
    await server.db
      .updateTable('participants')
      .set({ mobile_phone_number: '0000000000' })
      .where('id', 'in', run.participants)
      .execute();
    const again = await server.call('GET', stopPath(run, stop(), 'tracking_link/contact'), { as: ana });
    expect(again.body).toMatchObject({ phone_number: '6195550199' });
  });
});

describe('notify_driver', () => {
  const path = () => `/delivery_manifest/${run.id}/notify_driver`;
  const read = async () => (await server.call<NoticeView[]>('GET', path(), { as: ana })).body;

  it('reaches the driver’s device, and shows when it was delivered and read', async () => {
    const driver = await server.signInAs('driver', { employee_id: run.employee_id, client: 'mobile' });
    const sent = await server.call<NoticeView>('POST', path(), command(ana, null, { message: 'Call me' }));
    expect(sent.body).toMatchObject({
      text: 'Call me',
      sent_by_name: 'Ana Office',
      way: 'device',
      state: 'sent',
    });
    const [shown] = (
      await server.call<{ id: number; type: string; body: string }[]>('GET', '/notification', { as: driver })
    ).body;
    expect(shown).toMatchObject({ type: 'driver_message', body: 'Call me' });
    expect((await read())[0]?.state).toBe('delivered');
    await server.call('PATCH', `/notification/${shown?.id ?? 0}/attended`, { as: driver });
    expect((await read())[0]?.state).toBe('read');
  });

  it('goes by SMS to a driver without an account', async () => {
    await server.db
      .updateTable('employees')
      .set({ phone_number: '6195550188' })
      .where('id', '=', run.employee_id)
      .execute();
    const sent = await server.call<NoticeView>('POST', path(), command(ana, null, { message: 'Call me' }));
    expect(sent.body).toMatchObject({ way: 'sms', state: 'waiting' });
    expect(await newest()).toMatchObject({ recipient: '6195550188', template: 'driverNotice' });
  });

  it('refuses a driver who has neither, and an empty message', async () => {
    expect((await server.call('POST', path(), command(ana, null, { message: 'x' }))).status).toBe(409);
    expect((await server.call('POST', path(), command(ana, null, { message: ' ' }))).status).toBe(422);
  });
});
