import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_PASSWORD } from '../../server/records/accounts/passwords';
import { accountPeople, type Acted, type Person, type WayName } from '../support/accountPeople';
import { testCdp } from '../support/places';
import { testServer, type TestServer, type TestSession } from '../support/server';

let server: TestServer;
let people: Awaited<ReturnType<typeof accountPeople>>;
beforeAll(async () => {
  server = await testServer();
  people = await accountPeople(server);
});
afterAll(() => server.close());

describe('the last administrator cannot vanish (issue 12, A3)', () => {
  /** Manages accounts and roles, and so may act on the administrator; but not both in one role. */
  let keeper: TestSession;
  beforeEach(async () => {
    await server.db.updateTable('users').set({ is_active: false }).execute();
    keeper = (await people.administrator({ cdp_id: await testCdp(server.db) })).session;
  });

  /** Somebody who sees all and may do all, but does not count: nobody has asked them to be the last one. */
  async function unscoped(): Promise<TestSession> {
    const { session } = await people.administrator();
    await server.db
      .updateTable('users')
      .set({ is_blocked: true })
      .where('id', '=', session.user_id)
      .execute();
    return session;
  }

  async function roleAfter(as: TestSession, target: Person, change: (body: RoleBody) => object) {
    const path = `/user_types/${target.session.user_type_id}`;
    const { body, headers } = await server.call<RoleBody>('GET', path, { as });
    const { name, permissions } = body;
    return server.call('PUT', path, {
      as,
      body: { name, permissions, ...change(body) },
      headers: { 'if-match': String(headers.etag) },
    });
  }
  interface RoleBody {
    name: string;
    permissions: { http_method: string; path_route: string }[];
  }

  const OWN: readonly [string, (own: Person) => Promise<Acted>][] = [
    [
      'deactivates the own employee',
      ({ session, employee }) => people.write(session, 'PATCH', employee, '', { is_active: false }),
    ],
    [
      'sees one CDP alone',
      async (own) => people.setAccount(own.session, own, { is_cdp: true, cdp_id: await testCdp(server.db) }),
    ],
    [
      'takes the right to manage roles from the own role',
      (own) =>
        roleAfter(own.session, own, ({ permissions }) => ({
          permissions: permissions.filter(({ path_route }) => path_route !== '/user_types/:id'),
        })),
    ],
    [
      'takes the right to manage accounts from the own role',
      (own) =>
        roleAfter(own.session, own, ({ permissions }) => ({
          permissions: permissions.filter(({ path_route }) => path_route !== '/employees/:id/account'),
        })),
    ],
  ];
  it.each(OWN)('who %s', async (_, act) => {
    const last = await people.administrator();
    expect(await act(last)).toMatchObject({ status: 409, body: { status_code: 'role001' } });
    expect((await server.call('GET', '/users/routes', { as: last.session })).status).toBe(200);
    await people.administrator();
    expect((await act(last)).status).toBe(200);
  });

  it.each([
    ['is invited and has no password yet', { password_hash: NO_PASSWORD }],
    ['is blocked', { user: { is_blocked: true } }],
    ['is switched off', { user: { is_active: false } }],
  ])('an administrator who %s is none to rely on', async (_, user) => {
    const last = await people.administrator();
    await people.administrator(user);
    expect((await people.write(last.session, 'PATCH', last.employee, '', { is_active: false })).status).toBe(
      409,
    );
  });

  const OTHERS: WayName[] = ['cdp', 'deactivation', 'block', 'role'];
  it.each(OTHERS)('two at once, each the other’s %s: one is left', async (name) => {
    const act = people.ways[name];
    const [a, b] = [await people.administrator(), await people.administrator()];
    const answers = await Promise.all([act(a.session, b), act(b.session, a)]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([401, 403, 409]).toContain(statuses[1]);
    const left = await Promise.all([a, b].map((each) => people.stored(each)));
    const isWhole = left.map(
      (user, index) =>
        user.is_active &&
        !user.is_blocked &&
        !user.is_cdp &&
        user.user_type_id === [a, b][index]?.session.user_type_id,
    );
    expect(isWhole.filter(Boolean)).toHaveLength(1);
  });

  it('a blocked or scoped administrator takes nobody along', async () => {
    const last = await people.administrator();
    const blocked = await unscoped();
    expect((await server.call('PATCH', `/users/${last.session.user_id}/block`, { as: blocked })).status).toBe(
      401,
    );
    expect((await server.call('PATCH', `/users/${last.session.user_id}/block`, { as: keeper })).status).toBe(
      403,
    );
  });
});
