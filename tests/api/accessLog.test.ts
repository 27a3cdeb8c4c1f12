import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessEntry } from '../../src/domain/access/accessLog';
import { AccessLog } from '../../server/platform/accessLog/accessLog';
import { accountPeople, PASSWORD } from '../support/accountPeople';
import { testCdp } from '../support/places';
import { testServer, type TestServer, type TestSession } from '../support/server';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';
const MINUTE_MS = 60_000;

let server: TestServer;
let people: Awaited<ReturnType<typeof accountPeople>>;
let admin: TestSession;
beforeAll(async () => {
  server = await testServer();
  people = await accountPeople(server);
  admin = (await people.administrator({ full_name: 'Ada Admin' })).session;
});
afterAll(() => server.close());

const signIn = (email: string, password: string) =>
  server.call('POST', '/users/sign_in', { body: { email, password }, headers: { 'user-agent': CHROME } });
async function entries(query = '') {
  const { status, body } = await server.call<AccessEntry[]>('GET', `/access_log?${query}`, { as: admin });
  expect(status).toBe(200);
  return body;
}
const of = (user_id: number) => entries(`user_id=${user_id}`);

describe('the log of accesses (issue 12, A8)', () => {
  it('has failed sign-ins and lock-outs with account, address and device, and no password', async () => {
    const { session } = await people.person([], { full_name: 'Lia Locked' });
    for (let n = 0; n < 6; n++) await signIn(session.email.toUpperCase(), `Wrong-${n}234!`);
    await server.app.accessLog.flush();
    const found = await of(session.user_id);
    expect(found.map(({ kind, repeats }) => [kind, repeats])).toEqual(
      expect.arrayContaining([
        ['lockedOut', 1],
        ['signInFailed', 4],
        ['signInFailed', 1],
      ]),
    );
    expect(found.at(-1)).toMatchObject({
      account: 'Lia Locked',
      remote_address: '127.0.0.1',
      device_label: 'Chrome, Windows',
      reason: 'wrongCredentials',
    });
    const { session: blocked } = await people.person([], { user: { is_blocked: true } });
    await signIn(blocked.email, PASSWORD);
    expect((await of(blocked.user_id))[0]).toMatchObject({ kind: 'signInFailed', reason: 'blocked' });
    const all = JSON.stringify(await server.db.selectFrom('access_entries').selectAll().execute());
    expect(all).not.toContain('Wrong-');
    expect(all).not.toContain(PASSWORD);
  });

  it('keeps an e-mail that no account has as a mark alone: the same one is recognised', async () => {
    const typed = 'MyPassword-1@example.test';
    await signIn(typed, 'x');
    await server.call('POST', '/users/reset_password', { body: { email: typed } });
    const found = (await entries()).filter(({ user_id }) => user_id === null);
    expect(found.map(({ account }) => account)).toEqual([found[0]?.account, found[0]?.account]);
    expect(found[0]?.account).toMatch(/^#[0-9a-f]{10}$/);
  });

  it('has password links, asked and used, refused accesses and changed e-mails', async () => {
    const { session, employee } = await people.person([], { full_name: 'Eli Target' });
    await server.call('GET', '/vehicles', { as: session });
    await people.setAccount(admin, { session, employee }, { email: 'eli.new@example.test' });
    const linkTo = async (recipient: string) => {
      const { args } = await server.db
        .selectFrom('messages')
        .select('args')
        .where('recipient', '=', recipient)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return new URL((args.link ?? '').replace('/#', '')).searchParams.get('token') ?? '';
    };
    await server.call('POST', '/users/confirm_email', {
      body: { token: await linkTo('eli.new@example.test') },
    });
    await server.call('GET', `/users/${session.user_id}/fetch_password`, { as: admin });
    const body = { token: await linkTo('eli.new@example.test'), new_password: 'Newer-5678!' };
    await server.call('POST', '/users/set_password_from_token', { body });
    const facts = (await of(session.user_id)).map(({ kind, actor_name, http_method, path_route }) => [
      kind,
      actor_name ?? http_method,
      path_route,
    ]);
    expect(facts).toEqual([
      ['passwordLinkUsed', null, null],
      ['passwordLinkAsked', 'Ada Admin', null],
      ['emailChanged', null, null],
      ['emailChangeAsked', 'Ada Admin', null],
      ['refused', 'GET', '/vehicles'],
    ]);
  });

  it('counts a flood within the minute, and what is too much together', async () => {
    const log = new AccessLog(server.context);
    const before = (await entries('per_page=1'))[0]?.id ?? 0;
    const request = { ip: '10.9.9.9', headers: {} } as Parameters<AccessLog['note']>[0];
    const note = (account: string) => log.note(request, { kind: 'signInFailed', user_id: null, account });
    for (let round = 0; round < 3; round++) for (let n = 0; n < 400; n++) await note(`#${n}`);
    const written = async () =>
      server.db
        .selectFrom('access_entries')
        .select(['account', 'repeats', 'reason'])
        .where('id', '>', before)
        .execute();
    expect(await written()).toHaveLength(201);
    server.clock.advance(MINUTE_MS);
    await note('#next');
    const rows = await written();
    expect(rows).toHaveLength(201 + 201 + 1);
    expect(rows.reduce((sum, { repeats }) => sum + repeats, 0)).toBe(1201);
    expect(rows.filter(({ reason }) => reason === 'flood').map(({ account }) => account)).toEqual(['', '']);
  });

  it('is filtered, paged behind an entry, and counted', async () => {
    const [first, second] = await entries('per_page=2');
    expect((await entries(`per_page=1&before=${first?.id}`))[0]?.id).toBe(second?.id);
    expect(new Set((await entries('kind=refused')).map(({ kind }) => kind))).toEqual(new Set(['refused']));
    expect(await entries('at_from=2035-01-01%2000:00:00')).toEqual([]);
    const total = await server.call('GET', '/access_log/total_items?kind=refused', { as: admin });
    expect(total.body).toMatchObject({ total_items: expect.any(Number) as number });
  });

  it('is a permission of its own; a CDP’s people read of their own accounts alone', async () => {
    const nobody = await server.signInAs('nobody', { permissions: [['GET', '/activity_logger']] });
    expect((await server.call('GET', '/access_log', { as: nobody })).status).toBe(403);
    const cdp_id = await testCdp(server.db);
    const ofCdp = await server.signInAs('nobody', { permissions: [['GET', '/access_log']], cdp_id });
    expect((await server.call('GET', '/access_log', { as: ofCdp })).body).toEqual([]);
    await server.call('GET', '/vehicles', { as: ofCdp });
    // The entry of a refusal is written behind its answer.
    await expect
      .poll(async () => {
        const own = await server.call<AccessEntry[]>('GET', '/access_log', { as: ofCdp });
        return own.body.map(({ user_id }) => user_id);
      })
      .toEqual([ofCdp.user_id]);
    const named = await server.call<{ id: number }[]>('GET', '/access_log/people', { as: ofCdp });
    expect(named.body.map(({ id }) => id)).toEqual([ofCdp.user_id]);
  });

  it('is added to, never changed', async () => {
    await expect(server.db.updateTable('access_entries').set({ repeats: 9 }).execute()).rejects.toThrow();
    await expect(server.db.deleteFrom('access_entries').execute()).rejects.toThrow();
  });
});
