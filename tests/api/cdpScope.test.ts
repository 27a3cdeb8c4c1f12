import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../server/platform/database/transaction';
import { routePermissions } from '../../server/platform/plugins/access';
import { sendMessage } from '../../server/outside/messages/sendMessage';
import { command, makeRun, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

interface Right {
  http_method: string;
  path_route: string;
}

let server: TestServer;
let own: TestRun;
let other: TestRun;
/** May do everything, for one CDP. */
let office: TestSession;
let colleague: TestSession;
let stranger: TestSession;

beforeAll(async () => {
  server = await testServer();
  [own, other] = [await makeRun(server.db), await makeRun(server.db)];
  office = await server.signInAs('administrator', { cdp_id: own.cdp_id });
  colleague = await server.signInAs('dispatcher', { cdp_id: own.cdp_id });
  stranger = await server.signInAs('dispatcher', { cdp_id: other.cdp_id });
});
afterAll(() => server.close());

describe('somebody of one CDP', () => {
  it('sees, makes and revokes keys of clients’ systems for their own CDP alone', async () => {
    const whole = await server.signInAs('administrator');
    const { id: funding_source_id } = await server.db
      .insertInto('funding_sources')
      .values({ name: 'DEMO CLIENT', is_active: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const make = async (as: TestSession, close_door_pharmacy_id: number | null) => {
      const body = { name: 'DEMO', funding_source_id, close_door_pharmacy_id };
      return server.call<{ id: number; close_door_pharmacy_id: number }>('POST', '/inbox_keys', { as, body });
    };
    const theirs = (await make(whole, other.cdp_id)).body.id;
    await make(whole, null);
    expect((await make(office, other.cdp_id)).status).toBe(404);
    const made = await make(office, null);
    expect(made).toMatchObject({ status: 201, body: { close_door_pharmacy_id: own.cdp_id } });
    const { body } = await server.call<{ id: number }[]>('GET', '/inbox_keys', { as: office });
    expect(body.map(({ id }) => id)).toEqual([made.body.id]);
    const revoke = (id: number) =>
      server.call('DELETE', `/inbox_keys/${id}`, command(office, null, undefined));
    expect([(await revoke(theirs)).status, (await revoke(made.body.id)).status]).toEqual([404, 200]);
  });

  it('reads and repeats messages of their own CDP alone', async () => {
    const send = (about: { user_id?: number; close_door_pharmacy_id?: number }) =>
      inTransaction(server.db, (trx) =>
        sendMessage(trx, {
          ...about,
          channel: 'sms',
          to: '6195550100',
          language: 'en',
          template: 'driverNotice',
          args: { text: 'DEMO', run: 'DEMO' },
        }),
      );
    const mine = [
      await send({ close_door_pharmacy_id: own.cdp_id }),
      await send({ user_id: colleague.user_id }),
    ];
    const foreign = [
      await send({ close_door_pharmacy_id: other.cdp_id }),
      await send({ user_id: stranger.user_id }),
      await send({}),
    ];
    const { body } = await server.call<{ id: number }[]>('GET', '/messages', { as: office });
    expect(body.map(({ id }) => id)).toEqual(mine.reverse());
    const total = await server.call('GET', '/messages/total_items', { as: office });
    expect(total.body).toEqual({ total_items: 2 });
    for (const id of foreign) {
      expect((await server.call('GET', `/messages/${id}`, { as: office })).status).toBe(404);
      const retry = await server.call('POST', `/messages/${id}/retry`, command(office, null, {}));
      expect(retry.status).toBe(404);
    }
    expect((await server.call('GET', `/messages/${mine[0]}`, { as: office })).status).toBe(200);
  });

  it('blocks, frees and sends links to accounts of their own CDP alone', async () => {
    const calls = ['lock', 'fetch_password', 'block', 'reactivate'].map(
      (verb) => [verb === 'lock' || verb === 'fetch_password' ? 'GET' : 'PATCH', verb] as const,
    );
    for (const [method, verb] of calls) {
      const ask = (id: number) => server.call(method, `/users/${id}/${verb}`, { as: office });
      expect([verb, (await ask(stranger.user_id)).status]).toEqual([verb, 404]);
      expect([verb, (await ask(colleague.user_id)).status]).toEqual([verb, 200]);
    }
  });
});

it('what is closed to somebody is not among what they may do or hear, and they are told why', async () => {
  const permissions = routePermissions(server.app);
  const [whole, ofCdp, driver] = [
    await server.signInAs('nobody', { permissions }),
    await server.signInAs('nobody', { permissions, cdp_id: own.cdp_id }),
    await server.signInAs('driver', { permissions }),
  ];
  const mayDo = async (as: TestSession) => {
    const { body } = await server.call<Right[]>('GET', '/users/routes', { as });
    return body.map(({ http_method, path_route }) => `${http_method} ${path_route}`).sort();
  };
  const all = permissions.map(([method, path]) => `${method} ${path}`).sort();
  const operation = [
    'GET /billing',
    'POST /billing/calculate',
    'POST /billing/periods/:id/close',
    'POST /billing/periods/:id/corrections',
    'POST /billing/periods/:id/invoice',
    'GET /webhook_endpoints',
    'POST /webhook_endpoints',
    'PUT /webhook_endpoints/:id',
    'DELETE /webhook_endpoints/:id',
    'POST /webhook_endpoints/:id/secret',
    'GET /webhook_calls',
    'POST /webhook_calls/:id/replay',
    'GET /operations',
    'GET /kept_data',
    'GET /legal_holds',
    'POST /legal_holds',
    'POST /legal_holds/:id/release',
    'GET /erasures/:participantId',
    'POST /erasures/:participantId',
    'POST /person_exports/employees/:id',
    'POST /person_exports/participants/:id',
    'GET /timesheets',
    'POST /timesheets/sign_off',
    'POST /time_corrections/:id/decide',
    'GET /recipient_messages',
    'PUT /recipient_messages/rules',
    'PUT /recipient_messages/templates/:event',
    'POST /messages/channels/:channel/test',
    'PUT /learned_times',
    'PUT /system/settings',
    'POST /user_types',
    'PUT /user_types/:id',
  ];
  expect(await mayDo(whole)).toEqual(all);
  expect(await mayDo(ofCdp)).toEqual(all.filter((pair) => !operation.includes(pair)));
  const ofDriver = await mayDo(driver);
  expect(ofDriver).toContain('GET /participants');
  expect(ofDriver).not.toContain('GET /cash_ups');
  expect(operation.filter((pair) => ofDriver.includes(pair))).toEqual([]);

  const hears = async (topics: string) =>
    (await server.call('GET', `/live?topics=${topics}`, { as: driver })).status;
  for (const topic of ['imports', 'inbox', 'scheduling:2026-11-20']) expect(await hears(topic)).toBe(403);

  const help = (as: TestSession) =>
    server.call('GET', '/users/permission_help?http_method=PUT&path_route=/user_types/:id', { as });
  expect((await help(ofCdp)).body).toMatchObject({ is_held: true, is_closed: true });
  expect((await help(whole)).body).toMatchObject({ is_held: true, is_closed: false });
});
