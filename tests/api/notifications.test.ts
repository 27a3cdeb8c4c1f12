import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../server/platform/database/transaction';
import { notify } from '../../server/platform/notifications/notify';
import { testServer, type TestServer, type TestSession } from '../support/server';

let server: TestServer;
let me: TestSession;
let you: TestSession;
beforeAll(async () => {
  server = await testServer();
  [me, you] = [await server.signInAs('nobody'), await server.signInAs('nobody')];
  await inTransaction(server.db, async (trx) => {
    for (let n = 1; n <= 25; n++) {
      const type = n <= 3 ? 'asynchronous_processing' : 'delivery_failed';
      await notify(trx, {
        user_id: me.user_id,
        type,
        title: `N ${n}`,
        body: 'B',
        json_body: { event_id: n },
      });
    }
    await notify(trx, { user_id: you.user_id, type: 'delivery_failed', title: 'Yours', body: 'B' });
  });
});
afterAll(() => server.close());

type Note = { id: number; title: string; type: string; is_attended: boolean; jsonBody: object };
const list = (query = '', as = me) => server.call<Note[]>('GET', `/notification${query}`, { as });
const total = async (query = '') =>
  (await server.call('GET', `/notification/total_items${query}`, { as: me })).body.total_items;

it('lists my own, newest first, 20 per page (spec §9)', async () => {
  const first = await list();
  expect(first.body).toHaveLength(20);
  expect(first.body[0]).toMatchObject({ title: 'N 25', is_attended: false, jsonBody: { event_id: 25 } });
  const second = await list('?page=2');
  expect(second.body.map((note) => note.title)).toEqual(['N 5', 'N 4', 'N 3', 'N 2', 'N 1']);
  expect(await total()).toBe(25);
});

it('leaves out asynchronous requests on demand', async () => {
  expect(await total('?show_async_request=0')).toBe(22);
  expect(await total('?show_async_request=1')).toBe(25);
});

it('becomes attended, for me alone; another person’s is not found', async () => {
  const note = (await list()).body[0];
  const path = `/notification/${note?.id}/attended`;
  expect((await server.call('PATCH', path, { as: you })).status).toBe(404);
  expect((await server.call('PATCH', path, { as: me })).body).toEqual({ id: note?.id, is_attended: true });
  expect(await total('?is_attended=0')).toBe(24);
});

it.each(['?page=0', '?per_page=101', '?show_async_request=2', '?user_id=1'])('refuses %s', async (query) => {
  expect((await list(query)).status).toBe(400);
});

describe('PUT users/{id}/notification_suscribe (spec §7)', () => {
  const suscribe = (as: TestSession, token: unknown, id = as.user_id) =>
    server.call('PUT', `/users/${id}/notification_suscribe`, { as, body: { notification_suscribe: token } });
  const owners = async () =>
    (
      await server.db.selectFrom('sessions').select('user_id').where('push_token', '=', 'TOKEN-1').execute()
    ).map(({ user_id }) => user_id);

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
      const kept = await server.db
        .selectFrom('sessions')
        .select(['end_reason', 'push_token'])
        .where('user_id', '=', leaver.user_id)
        .execute();
      expect(kept).toEqual([{ end_reason, push_token: null }]);
    },
  );

  it('is nobody else’s to say, and takes nothing but a token', async () => {
    expect((await suscribe(you, 'TOKEN-1', me.user_id)).status).toBe(404);
    for (const odd of [undefined, 'x'.repeat(2_001), { token: 1 }])
      expect((await suscribe(me, odd)).status).toBe(422);
    expect(await owners()).toEqual([]);
  });
});
