import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../server/records/accounts/passwords';
import { inTransaction } from '../../server/platform/database/transaction';
import { prune } from '../../server/platform/jobs/maintenance';
import { tell } from '../../server/platform/notifications/tell';
import type { PermissionPair } from '../../server/platform/plugins/actor';
import { publish, type LiveEvent } from '../../server/platform/plugins/outbox';
import { publishAccessChange } from '../../server/platform/plugins/permissionCache';
import { openStream, type EventStream } from '../support/eventStream';
import { testServer, type TestServer, type TestSession } from '../support/server';

const TOPIC = 'dispatch:2026-11-20';
const DISPATCH: readonly PermissionPair[] = [['GET', '/delivery_manifest']];
const HOUR_MS = 3_600_000;

let server: TestServer;
let origin: string;
const open: EventStream[] = [];

beforeAll(async () => {
  server = await testServer();
  origin = await server.listen();
});
afterAll(async () => {
  for (const stream of open) stream.close();
  await server.close();
});

async function listen(
  as: TestSession,
  { topics = TOPIC, lastId }: { topics?: string; lastId?: number } = {},
) {
  const stream = await openStream(`${origin}/api/live?topics=${topics}`, {
    ...server.headersOf(as),
    'accept-encoding': 'gzip, br',
    ...(lastId === undefined ? {} : { 'last-event-id': String(lastId) }),
  });
  open.push(stream);
  return stream;
}

function dispatcher(user: { cdp_id?: number } = {}) {
  return server.signInAs('nobody', { permissions: DISPATCH, ...user });
}

function say(event: string, more: Partial<LiveEvent> = {}): Promise<void> {
  return inTransaction(server.db, (trx) =>
    publish(trx, { topic: TOPIC, event, body: { id: 7, version: 3 }, ...more }),
  );
}

async function newCdp(name: string): Promise<number> {
  const cdp = {
    name,
    address: '1 A ST',
    city: 'SAN DIEGO',
    state: 'CA',
    zipcode: '92101',
    latitude: 32.7185,
    longitude: -117.1593,
    phone_number: '6195550100',
    color: '#0F766E',
    time_zone: 'America/Los_Angeles',
  };
  const { id } = await server.db
    .insertInto('cdps')
    .values({ ...cdp, is_active: true } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('a stream', () => {
  it('says hello with the place where it begins, then what is committed, within a second', async () => {
    const stream = await listen(await dispatcher());
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('content-encoding')).toBeNull();
    expect(stream.headers.get('cache-control')).toContain('no-store');
    const hello = await stream.next('hello');
    const begin = performance.now();
    await say('delivery_events.changed');
    const event = await stream.next('delivery_events.changed');
    expect(performance.now() - begin).toBeLessThan(1000);
    expect(event.id).toBeGreaterThan(hello.id);
    expect(event.data).toEqual({ topic: TOPIC, id: 7, version: 3 });
  });

  it('hears nothing of what is rolled back', async () => {
    const stream = await listen(await dispatcher());
    await stream.next('hello');
    const failing = inTransaction(server.db, async (trx) => {
      await publish(trx, { topic: TOPIC, event: 'never', body: {} });
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    await say('afterwards');
    await stream.next('afterwards');
    expect(stream.events.map((event) => event.event)).toEqual(['hello', 'afterwards']);
  });

  it('hears its own topics only', async () => {
    const stream = await listen(await dispatcher(), { topics: 'dispatch:2026-11-21' });
    await stream.next('hello');
    await say('other day');
    await say('this day', { topic: 'dispatch:2026-11-21' });
    await stream.next('this day');
    expect(stream.events).toHaveLength(2);
  });

  it.each([
    ['', 400],
    ['secrets', 400],
    ['notifications,access', 200],
    ['notifications,session', 200],
    ['dispatch:2026-11-20', 403],
    ['positions:2026-11-20', 403],
    ['resources', 200],
  ])('on topics "%s" of a person without permissions: %i', async (topics, status) => {
    const stream = await listen(await server.signInAs('nobody'), { topics });
    expect(stream.status).toBe(status);
    stream.close();
  });

  it('without a session is refused', async () => {
    expect((await fetch(`${origin}/api/live?topics=session`)).status).toBe(401);
  });
});

describe('Last-Event-ID', () => {
  it('resumes: nothing is lost, nothing comes twice, in order', async () => {
    const as = await dispatcher();
    const first = await listen(as);
    const { id } = await first.next('hello');
    await say('one');
    const one = await first.next('one');
    first.close();
    await say('two');
    await say('three');
    const second = await listen(as, { lastId: one.id });
    await second.next('three');
    await say('four');
    await second.next('four');
    expect(second.events.map((event) => event.event)).toEqual(['two', 'three', 'four']);
    const third = await listen(as, { lastId: id });
    await third.next('four');
    expect(third.events.map((event) => event.event)).toEqual(['one', 'two', 'three', 'four']);
  });

  it('holds while others write: 200 events, each once and in order', async () => {
    const as = await dispatcher();
    const begin = (await (await listen(as)).next('hello')).id;
    const writing = Promise.all(Array.from({ length: 200 }, (_, n) => say(`burst ${n}`)));
    const stream = await listen(as, { lastId: begin });
    await writing;
    await say('burst end');
    await stream.next('burst end');
    const ids = stream.events.map((event) => event.id);
    expect(ids).toHaveLength(201);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  });

  it('that is older than what is kept, or of another database, asks to refetch', async () => {
    const as = await dispatcher();
    const { id } = await (await listen(as)).next('hello');
    await say('old');
    await server.db
      .updateTable('outbox')
      .set({ created_at: new Date(server.clock.now().getTime() - 25 * HOUR_MS) })
      .execute();
    await say('new');
    await prune(server.context);
    for (const lastId of [id - 1, 999_999_999]) {
      const stream = await listen(as, { lastId });
      expect((await stream.next('resync')).id).toBeGreaterThan(id);
      await say('goes on');
      await stream.next('goes on');
    }
  });

  it('that is no number is malformed', async () => {
    const headers = { ...server.headersOf(await dispatcher()), 'last-event-id': 'x' };
    expect((await fetch(`${origin}/api/live?topics=session`, { headers })).status).toBe(400);
  });

  it('after a day without events still resumes', async () => {
    const as = await dispatcher();
    const { id } = await (await listen(as)).next('hello');
    await server.db
      .updateTable('outbox')
      .set({ created_at: new Date(server.clock.now().getTime() - 25 * HOUR_MS) })
      .execute();
    await prune(server.context);
    const stream = await listen(as, { lastId: id });
    await say('at last');
    await stream.next('at last');
    expect(stream.events).toHaveLength(1);
  });
});

describe('who hears what', () => {
  it('people of a CDP hear of their own and of what concerns all, people of none hear all', async () => {
    const [own, other] = [await newCdp('OWN'), await newCdp('OTHER')];
    const pharmacy = await listen(await dispatcher({ cdp_id: own }));
    const office = await listen(await dispatcher());
    await Promise.all([pharmacy.next('hello'), office.next('hello')]);
    await say('of other', { cdp_id: other });
    await say('of own', { cdp_id: own });
    await say('of all');
    await Promise.all([pharmacy.next('of all'), office.next('of all')]);
    expect(pharmacy.events.map((event) => event.event)).toEqual(['hello', 'of own', 'of all']);
    expect(office.events.map((event) => event.event)).toEqual(['hello', 'of other', 'of own', 'of all']);
  });

  it('a notification is for its person alone, also after a resume', async () => {
    const [me, you] = [await server.signInAs('nobody'), await server.signInAs('nobody')];
    const mine = await listen(me, { topics: 'notifications' });
    const yours = await listen(you, { topics: 'notifications' });
    const { id } = await yours.next('hello');
    await mine.next('hello');
    for (const { user_id } of [me, you]) {
      const facts = {
        message_id: 1,
        channel: 'email',
        conversation_id: null,
        news: null,
        error: null,
      } as const;
      const news = { type: 'message_failed', cdp_id: null, facts, also: [user_id] } as const;
      await inTransaction(server.db, (trx) => tell(trx, [news], server.clock.now()));
    }
    await Promise.all([mine.next('notification.created'), yours.next('notification.created')]);
    expect([mine.events.length, yours.events.length]).toEqual([2, 2]);
    const again = await listen(you, { topics: 'notifications', lastId: id });
    await again.next('notification.created');
    expect(again.events).toHaveLength(1);
  });
});

describe('a stream ends', () => {
  it('with a newer sign-in, which it is told of', async () => {
    const password_hash = await hashPassword('Right-1234!');
    const as = await server.signInAs('nobody', { email: 'twice@example.test', password_hash });
    const stream = await listen(as, { topics: 'session,notifications' });
    await stream.next('hello');
    const body = { email: 'twice@example.test', password: 'Right-1234!' };
    expect((await server.call('POST', '/users/sign_in', { body })).status).toBe(200);
    expect((await stream.next('override_sign_in')).data.session_id).toBe(as.session_id);
    await stream.ended;
    expect(stream.events.map((event) => event.event)).toEqual(['hello', 'override_sign_in']);
  });

  it('with signing out', async () => {
    const as = await server.signInAs('nobody');
    const stream = await listen(as, { topics: 'notifications' });
    await stream.next('hello');
    await server.call('DELETE', '/users/sign_out', { as });
    await stream.ended;
  });

  it('when the permissions of its person change, to be decided anew', async () => {
    const as = await dispatcher();
    const stream = await listen(as);
    await stream.next('hello');
    await inTransaction(server.db, async (trx) => {
      await trx.deleteFrom('user_type_permissions').where('user_type_id', '=', as.user_type_id).execute();
      await publishAccessChange(trx, as.user_type_id);
    });
    await stream.ended;
    expect((await listen(as)).status).toBe(403);
  });

  it('with the time of its session', async () => {
    const as = await server.signInAs('nobody');
    const soon = sql<string>`${new Date(server.clock.now().getTime() + 400)}::timestamptz`;
    await server.db
      .updateTable('sessions')
      .set({ expires_at: soon })
      .where('id', '=', as.session_id)
      .execute();
    const stream = await listen(as, { topics: 'session' });
    await stream.ended;
  });
});
