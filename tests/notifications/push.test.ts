import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../server/platform/database/transaction';
import { tell, type News } from '../../server/platform/notifications/tell';
import type { PushDeviceView } from '../../src/contract/notifications/devices';
import { startFirebase, startPushService, TestBrowser } from '../support/pushServices';
import { testServer, type TestServer, type TestSession } from '../support/server';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const ACCOUNT = { email: 'push@rx.iam.example.test', project: 'rx-test', publicKey };

let server: TestServer;
let service: Awaited<ReturnType<typeof startPushService>>;
let firebase: Awaited<ReturnType<typeof startFirebase>>;
let me: TestSession;
let vapid = '';
beforeAll(async () => {
  service = await startPushService(() => vapid);
  firebase = await startFirebase(ACCOUNT);
  server = await testServer({
    config: {
      push: {
        contact: 'mailto:office@example.test',
        services: [service.origin],
        fcm: {
          url: firebase.origin,
          tokenUrl: `${firebase.origin}/token`,
          projectId: ACCOUNT.project,
          clientEmail: ACCOUNT.email,
          privateKey,
        },
      },
    },
  });
});
afterAll(async () => {
  await server.close();
  await service.close();
  await firebase.close();
});
beforeEach(async () => {
  await server.app.jobs.runDue();
  service.answerWith(201);
  for (const list of [service.taken, service.refused, firebase.sent, firebase.refused]) list.length = 0;
  me = await server.signInAs('nobody');
  vapid = String((await server.call('GET', '/push/key', { as: me })).body.public_key);
});

let endpoint = 0;
const subscription = (browser: TestBrowser) => ({
  endpoint: `${service.origin}/push/${(endpoint += 1)}`,
  keys: browser.keys,
});
const suscribe = (device: unknown, as = me) =>
  server.call('PUT', `/users/${as.user_id}/notification_suscribe`, {
    as,
    body: { notification_suscribe: device },
  });
const devices = async (as = me) => (await server.call<PushDeviceView[]>('GET', '/push/devices', { as })).body;
const assigned = (as: TestSession): News => ({
  type: 'issue_assigned',
  cdp_id: null,
  also: [as.user_id],
  facts: {
    run: 'HILLCREST 03',
    driver_name: 'ANA',
    delivery_manifest_id: 3,
    date: '2026-11-20',
    event_id: 7,
    participant_id: 1,
    participant_name: 'IRIS MOON',
    address: '1 A St',
    tracking_number: 'T1',
    employee_name: 'Bo Office',
  },
});
const say = async (...news: News[]) => {
  const told = await inTransaction(server.db, (trx) => tell(trx, news, server.clock.now()));
  await server.app.jobs.runDue();
  return told;
};

describe('Web Push', () => {
  it('sends an encrypted number and nothing else, signed by the key that the browser subscribed with', async () => {
    const browser = new TestBrowser();
    expect((await suscribe(subscription(browser))).status).toBe(204);
    const [told] = await say(assigned(me));
    expect(service.refused).toEqual([]);
    expect(service.taken).toHaveLength(1);
    expect(service.taken[0]?.urgency).toBe('normal');
    expect(browser.read(service.taken[0]?.message ?? Buffer.alloc(0))).toEqual({ id: told?.id });
    expect((await devices())[0]?.last_sent_at).not.toBeNull();
  });

  it('leaves alone what was read meanwhile, and people who chose no push', async () => {
    await suscribe(subscription(new TestBrowser()));
    await inTransaction(server.db, (trx) => tell(trx, [assigned(me)], server.clock.now()));
    await server.call('PATCH', '/notification/attended', { as: me });
    await server.app.jobs.runDue();
    const ways = { bell: true, sound: true, push: false, email: false };
    const body = { choices: [{ type: 'issue_assigned', ways }], quiet_hours: null };
    expect((await server.call('PUT', '/notification_preferences', { as: me, body })).status).toBe(200);
    await say(assigned(me));
    expect(service.taken).toEqual([]);
  });

  it.each([404, 410])('removes a subscription that is gone: %i', async (status) => {
    await suscribe(subscription(new TestBrowser()));
    service.answerWith(status);
    await say(assigned(me));
    expect(await devices()).toEqual([]);
  });

  it('tries again when the service is busy, and keeps the device', async () => {
    const browser = new TestBrowser();
    await suscribe(subscription(browser));
    service.answerWith(503);
    const [told] = await say(assigned(me));
    expect(service.taken).toEqual([]);
    expect(await devices()).toHaveLength(1);
    service.answerWith(201);
    server.clock.advance(60_000);
    await server.app.jobs.runDue();
    expect(browser.read(service.taken[0]?.message ?? Buffer.alloc(0))).toEqual({ id: told?.id });
  });

  it('is tested by a button, on each device', async () => {
    const [one, other] = [new TestBrowser(), new TestBrowser()];
    await suscribe(subscription(one));
    await server.db.updateTable('push_devices').set({ session_id: null }).execute();
    await suscribe(subscription(other));
    expect((await server.call('POST', '/push/test', { as: me })).body).toEqual({ devices: 2 });
    await server.app.jobs.runDue();
    expect(service.taken).toHaveLength(2);
    const read = service.taken.map(({ message }) => {
      try {
        return one.read(message);
      } catch {
        return other.read(message);
      }
    });
    expect(read).toEqual([{ id: 0 }, { id: 0 }]);
  });
});

describe('devices', () => {
  it('are mine to see and to revoke; a browser goes on after an expired session, and not after signing out', async () => {
    await suscribe(subscription(new TestBrowser()));
    const you = await server.signInAs('nobody');
    const [device] = await devices();
    expect(device).toMatchObject({
      kind: 'web',
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(JSON.stringify(device)).not.toContain('/push/');
    expect(await devices(you)).toEqual([]);
    expect((await server.call('DELETE', `/push/devices/${device?.id}`, { as: you })).status).toBe(404);
    expect((await server.call('DELETE', `/push/devices/${device?.id}`, { as: me })).status).toBe(204);
    expect(await devices()).toEqual([]);
    const kept = async (end_reason: string) => {
      await suscribe(subscription(new TestBrowser()), you);
      await server.db
        .updateTable('sessions')
        .set({ ended_at: null, end_reason: null })
        .where('id', '=', you.session_id)
        .execute();
      await server.db
        .updateTable('sessions')
        .set({ ended_at: new Date(), end_reason })
        .where('id', '=', you.session_id)
        .execute();
      const left = await server.db
        .selectFrom('push_devices')
        .selectAll()
        .where('user_id', '=', you.user_id)
        .execute();
      await server.db
        .updateTable('sessions')
        .set({ ended_at: null })
        .where('id', '=', you.session_id)
        .execute();
      server.app.sessions.dropUser(you.user_id);
      return left.length;
    };
    expect(await kept('expired')).toBe(1);
    expect(await kept('signed_out')).toBe(0);
    expect(await kept('blocked')).toBe(0);
  });

  it.each([
    ['an address inside the network', { endpoint: 'http://127.0.0.1:1/x', keys: new TestBrowser().keys }],
    ['no keys', { endpoint: 'https://fcm.googleapis.com/fcm/send/x' }],
    ['short keys', { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: { p256dh: 'a', auth: 'b' } }],
    ['a number', 7],
  ])('are refused with %s', async (_, device) => {
    const answer = await server.call<{ errors: object }>(
      'PUT',
      `/users/${me.user_id}/notification_suscribe`,
      {
        as: me,
        body: { notification_suscribe: device },
      },
    );
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['notification_suscribe']]);
  });
});

describe('FCM HTTP v1', () => {
  it('sends data alone by an access token of the service account, which is kept while it is valid', async () => {
    await suscribe('TOKEN-A');
    const [told] = await say(assigned(me));
    await say(assigned(me));
    expect(firebase.refused).toEqual([]);
    expect(firebase.sent.map(({ token, data, priority }) => [token, data, priority])).toContainEqual([
      'TOKEN-A',
      { id: String(told?.id) },
      'HIGH',
    ]);
    expect(firebase.tokens()).toBe(1);
  });

  it('gets a new token when the old one is refused, and removes an app that is gone', async () => {
    await suscribe('TOKEN-B');
    firebase.revokeAccess();
    await say(assigned(me));
    expect(firebase.sent).toEqual([]);
    server.clock.advance(60_000);
    await server.app.jobs.runDue();
    expect(firebase.sent).toHaveLength(1);
    firebase.forget('TOKEN-B');
    await say(assigned(me), assigned(me));
    expect(await devices()).toEqual([]);
  });
});

it('an email has the title and a link, and names no patient', async () => {
  const ways = { bell: true, sound: false, push: false, email: true };
  const body = { choices: [{ type: 'issue_assigned', ways }], quiet_hours: null };
  await server.call('PUT', '/notification_preferences', { as: me, body });
  await say(assigned(me));
  const mail = await server.db
    .selectFrom('messages')
    .select(['template', 'channel', 'args'])
    .where('user_id', '=', me.user_id)
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({
    template: 'notification',
    channel: 'email',
    args: {
      title: 'Issue assigned to you: HILLCREST 03',
      link: expect.stringMatching(/#\/notifications$/) as string,
    },
  });
  expect(JSON.stringify(mail.args)).not.toContain('IRIS');
});
