import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../server/platform/database/transaction';
import { tell, type News } from '../../server/platform/notifications/tell';
import type { Notification } from '../../src/contract/notifications/notifications';
import { notificationTarget } from '../../src/domain/notifications/notificationTarget';
import { testServer, type TestServer, type TestSession } from '../support/server';
import { makeRun } from '../support/dispatchDay';

let server: TestServer;
let me: TestSession;
let you: TestSession;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('notifications').execute();
  await server.db.deleteFrom('notification_choices').execute();
  [me, you] = [await server.signInAs('nobody'), await server.signInAs('nobody')];
});

const say = (...news: News[]) => inTransaction(server.db, (trx) => tell(trx, news, server.clock.now()));
const startedFor = (person: TestSession, run: number): News => ({
  type: 'run_started',
  cdp_id: null,
  also: [person.user_id],
  facts: {
    run: `RUN ${run}`,
    driver_name: 'ANA',
    vehicle_name: 'V1',
    delivery_manifest_id: run,
    date: '2026-11-20',
  },
});
const lateFor = (person: TestSession, run: number, event_id: number): News => ({
  type: 'stop_late',
  cdp_id: null,
  also: [person.user_id],
  facts: {
    run: `RUN ${run}`,
    driver_name: 'ANA',
    delivery_manifest_id: run,
    date: '2026-11-20',
    event_id,
    participant_id: 1,
    participant_name: 'IRIS MOON',
    address: '1 A St',
    tracking_number: 'T1',
    time: '2026-11-20 18:05:00',
    time_zone: 'America/Los_Angeles',
  },
});
const list = async (query = '', as = me) =>
  (await server.call<Notification[]>('GET', `/notification${query}`, { as })).body;
const total = async (query = '', as = me) =>
  (await server.call('GET', `/notification/total_items${query}`, { as })).body.total_items;

describe('the list', () => {
  beforeEach(async () => {
    for (let n = 1; n <= 25; n++) await say(startedFor(me, n));
    await say(startedFor(you, 99));
  });

  it('has my own, newest first, 20 per page (spec §9), with the fields of §3', async () => {
    const first = await list();
    expect(first).toHaveLength(20);
    expect(first[0]).toMatchObject({
      title: 'RUN 25 started',
      body: 'ANA, V1.',
      is_attended: false,
      sound: null,
      imageIconUrl: '/notifications/info.svg',
      jsonBody: { delivery_manifest_id: 25 },
    });
    expect((await list('?page=2')).map(({ title }) => title)).toEqual(
      [5, 4, 3, 2, 1].map((n) => `RUN ${n} started`),
    );
    expect(await total()).toBe(25);
  });

  it('is written in the language of its reader, or in that of the screen', async () => {
    expect((await list('?language=es'))[0]?.title).toBe('RUN 25 ha salido');
    await server.call('PUT', '/users/preferences', { as: me, body: { language: 'es' } });
    expect((await list())[0]?.title).toBe('RUN 25 ha salido');
    expect((await list('?language=en'))[0]?.title).toBe('RUN 25 started');
  });

  it('leaves out asynchronous requests, and filters by state, subject and level', async () => {
    const facts = {
      uuid: 'u',
      kind: 'runsCsv',
      is_async: true,
      response: 'done',
      file: 'a.csv',
      email: null,
    } as const;
    await say({ type: 'asynchronous_processing', cdp_id: null, also: [me.user_id], facts });
    await say(lateFor(me, 1, 7));
    expect(await total('?show_async_request=0')).toBe(26);
    expect(await total('?show_async_request=1')).toBe(27);
    expect((await list('?subject=delivery')).map(({ type }) => type)).toEqual(['stop_late']);
    expect(await total('?level=warning')).toBe(1);
    expect(await total('?is_attended=1')).toBe(0);
  });

  it('one of it is read by its number; another person’s is not found', async () => {
    const [mine] = await list();
    const one = (as: TestSession) => server.call<Notification>('GET', `/notification/${mine?.id}`, { as });
    expect((await one(me)).body).toEqual(mine);
    expect((await one(you)).status).toBe(404);
  });

  it('becomes attended, one or all that a filter shows, for me alone', async () => {
    const [note] = await list();
    const path = `/notification/${note?.id}/attended`;
    expect((await server.call('PATCH', path, { as: you })).status).toBe(404);
    expect((await server.call('PATCH', path, { as: me })).body).toEqual({ id: note?.id, is_attended: true });
    expect(await total('?is_attended=0')).toBe(24);
    await say(lateFor(me, 1, 7));
    const all = (query: string) => server.call('PATCH', `/notification/attended${query}`, { as: me });
    expect((await all('?subject=run')).body).toEqual({ attended: 24 });
    expect((await list('?is_attended=0')).map(({ type }) => type)).toEqual(['stop_late']);
    expect((await all('')).body).toEqual({ attended: 1 });
    expect(await total('?is_attended=0', you)).toBe(1);
  });

  it.each(['?page=0', '?per_page=101', '?show_async_request=2', '?user_id=1', '?level=loud', '?language=fr'])(
    'refuses %s',
    async (query) => {
      expect((await server.call('GET', `/notification${query}`, { as: me })).status).toBe(400);
    },
  );
});

describe('who is told', () => {
  it('whoever holds the right, within the CDP; nobody what they did themselves, and each once per key', async () => {
    const run = await makeRun(server.db);
    const other = await makeRun(server.db);
    const office = await server.signInAs('dispatcher');
    const here = await server.signInAs('dispatcher', { cdp_id: run.cdp_id });
    const elsewhere = await server.signInAs('dispatcher', { cdp_id: other.cdp_id });
    const doer = await server.signInAs('dispatcher');
    const news: News = {
      ...lateFor(you, run.id, 1),
      cdp_id: run.cdp_id,
      by: doer.user_id,
      key: `late ${run.id}`,
    } as News;
    const told = (await say(news)).map(({ user_id }) => user_id);
    expect(told).toEqual(expect.arrayContaining([office.user_id, here.user_id, you.user_id]));
    for (const person of [elsewhere, doer, me]) expect(told).not.toContain(person.user_id);
    expect(await say(news)).toEqual([]);
  });

  it('nobody who chose nothing; without the bell it is in no list', async () => {
    const choose = (person: TestSession, email: boolean) =>
      server.db
        .insertInto('notification_choices')
        .values({ user_id: person.user_id, type: 'stop_late', bell: false, sound: false, push: false, email })
        .execute();
    await choose(me, false);
    await choose(you, true);
    const toldOf = async (person: TestSession) =>
      (await say(lateFor(person, 1, 1))).filter(({ user_id }) => user_id === person.user_id);
    expect(await toldOf(me)).toEqual([]);
    expect(await toldOf(you)).toHaveLength(1);
    expect(await list('', you)).toEqual([]);
  });
});

describe('a burst', () => {
  it('of one run becomes one from the third on; other runs stay apart', async () => {
    await say(lateFor(me, 1, 1));
    await say(lateFor(me, 1, 2));
    await say(lateFor(me, 2, 9));
    expect((await list()).map(({ title }) => title)).toEqual([
      'Stop late on RUN 2',
      'Stop late on RUN 1',
      'Stop late on RUN 1',
    ]);
    await say(lateFor(me, 1, 3), lateFor(me, 1, 4));
    const [burst, single] = await list();
    expect(burst).toMatchObject({ title: '4 stops late on RUN 1', sound: 'warning' });
    expect(burst?.jsonBody?.events).toEqual(expect.arrayContaining([1, 2, 3, 4]));
    expect(single?.title).toBe('Stop late on RUN 2');
    await say(lateFor(me, 1, 5));
    expect((await list())[0]).toMatchObject({ title: '5 stops late on RUN 1', sound: null });
    expect(await total()).toBe(2);
  });

  it('of a client’s orders, sent one by one, counts the orders', async () => {
    const undecided = (name: string, issues: number): News => ({
      type: 'inbox_undecided',
      cdp_id: null,
      facts: { issues, name },
      also: [me.user_id],
    });
    await say(undecided('HARBOR HEALTH', 1));
    await say(undecided('HARBOR HEALTH', 1));
    await say(undecided('OTHER', 1));
    await say(undecided('HARBOR HEALTH', 3));
    await say(undecided('HARBOR HEALTH', 1));
    expect((await list()).map(({ title, sound }) => [title, sound])).toEqual([
      ['Orders need a decision: 6', null],
      ['Orders need a decision: 1', 'warning'],
    ]);
  });

  it('of messages that one service did not deliver opens the list of them', async () => {
    const failed = (message_id: number): News => ({
      type: 'message_failed',
      cdp_id: null,
      facts: {
        message_id,
        channel: 'email',
        news: 'passwordReset',
        error: 'SMTP 550',
        conversation_id: null,
      },
      also: [me.user_id],
    });
    await say(failed(1), failed(2), failed(3));
    const [burst] = await list();
    expect(burst).toMatchObject({
      title: '3 messages could not be delivered',
      body: 'Email “Link for a new password”: The mail server refuses this address (SMTP 550)',
    });
    expect(burst && notificationTarget(burst)).toBe('/outbox?state=failed');
  });

  it('begins anew after it was read', async () => {
    await say(lateFor(me, 1, 1), lateFor(me, 1, 2), lateFor(me, 1, 3));
    await server.call('PATCH', '/notification/attended', { as: me });
    await say(lateFor(me, 1, 4));
    expect((await list()).map(({ title }) => title)).toEqual(['Stop late on RUN 1', '3 stops late on RUN 1']);
  });
});

describe('PUT users/{id}/notification_suscribe (spec §7)', () => {
  const suscribe = (as: TestSession, token: unknown, id = as.user_id) =>
    server.call('PUT', `/users/${id}/notification_suscribe`, { as, body: { notification_suscribe: token } });
  const owners = async (token = 'TOKEN-1') =>
    (await server.db.selectFrom('push_devices').select('user_id').where('address', '=', token).execute()).map(
      ({ user_id }) => user_id,
    );

  it('keeps the token with the session; the same device belongs to whoever says it last', async () => {
    expect((await suscribe(me, 'TOKEN-1')).status).toBe(204);
    expect((await suscribe(me, 'TOKEN-1')).status).toBe(204);
    expect(await owners()).toEqual([me.user_id]);
    expect((await suscribe(you, 'TOKEN-1')).status).toBe(204);
    expect(await owners()).toEqual([you.user_id]);
    for (const nothing of [null, '']) {
      await suscribe(you, 'TOKEN-1');
      expect((await suscribe(you, nothing)).status).toBe(204);
      expect(await owners()).toEqual([]);
    }
  });

  it.each(['signed_out', 'deactivated', 'expired'])(
    'is forgotten when the session ends: %s',
    async (end_reason) => {
      const leaver = await server.signInAs('nobody');
      expect((await suscribe(leaver, 'TOKEN-2')).status).toBe(204);
      if (end_reason === 'signed_out') await server.call('DELETE', '/users/sign_out', { as: leaver });
      else
        await server.db
          .updateTable('sessions')
          .set({ ended_at: new Date(), end_reason })
          .where('user_id', '=', leaver.user_id)
          .execute();
      expect(await owners('TOKEN-2')).toEqual([]);
    },
  );

  it('is nobody else’s to say, and takes nothing but a token', async () => {
    expect((await suscribe(you, 'TOKEN-1', me.user_id)).status).toBe(404);
    for (const odd of [undefined, 'x'.repeat(2_001), { token: 1 }])
      expect((await suscribe(me, odd)).status).toBe(422);
    expect(await owners()).toEqual([]);
  });
});
