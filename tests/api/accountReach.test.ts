import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_PASSWORD } from '../../server/records/accounts/passwords';
import type { PermissionPair } from '../../server/platform/plugins/actor';
import { accountPeople, PASSWORD, WAY_NAMES, type Person } from '../support/accountPeople';
import { testCdp } from '../support/places';
import { testServer, type TestServer, type TestSession } from '../support/server';

const DAY_MS = 24 * 3_600_000;

let server: TestServer;
let people: Awaited<ReturnType<typeof accountPeople>>;
beforeAll(async () => {
  server = await testServer();
  people = await accountPeople(server);
});
afterAll(() => server.close());

describe('nobody acts on an account that may do more or see more than they (issue 12, A2)', () => {
  const ACCOUNTS: PermissionPair[] = [
    ['GET', '/employees/:id'],
    ['PUT', '/employees/:id'],
    ['PUT', '/employees/:id/account'],
    ['GET', '/users/:id/fetch_password'],
    ['PATCH', '/users/:id/block'],
    ['PATCH', '/users/:id/reactivate'],
    ['DELETE', '/users/:id/second_factor'],
  ];
  let clerk: Person;
  let ofCdp: Person;
  let above: Person;
  let below: Person;
  beforeAll(async () => {
    clerk = await people.person(ACCOUNTS);
    ofCdp = await people.person(people.everything(), { cdp_id: await testCdp(server.db) });
    above = await people.administrator();
    below = await people.person([['GET', '/employees/:id']]);
  });

  it.each(WAY_NAMES)('%s of an administrator, by a clerk', async (name) => {
    const before = await people.stored(above);
    expect(await people.ways[name](clerk.session, above)).toMatchObject({
      status: 403,
      body: { status_code: 'acct001', args: { reason: 'doesMore' } },
    });
    expect(await people.stored(above)).toEqual(before);
  });

  it.each(WAY_NAMES)('%s of an account that sees all CDPs, by somebody of one', async (name) => {
    expect(await people.ways[name](ofCdp.session, above)).toMatchObject({
      status: 403,
      body: { status_code: 'acct001', args: { reason: 'seesMore' } },
    });
  });

  it('is told before it is tried; on an account below one’s own everything works', async () => {
    const read = async (as: TestSession, { employee }: Person) => {
      const answer = await server.call<{ account: { obstacle: string | null } }>(
        'GET',
        `/employees/${employee}/account`,
        { as },
      );
      return answer.body.account.obstacle;
    };
    expect(await read(clerk.session, above)).toBe('doesMore');
    expect(await read(clerk.session, below)).toBeNull();
    for (const name of WAY_NAMES.filter((way) => way !== 'role' && way !== 'cdp')) {
      const target = await people.person([]);
      await people.setAccount(clerk.session, target, { email: `pending.${target.employee}@example.test` });
      expect([name, (await people.ways[name](clerk.session, target)).status]).toEqual([name, 200]);
    }
  });

  it('a link that opens an account is shown to those alone who may act on it', async () => {
    const reader = await people.person([
      ['GET', '/messages/:id'],
      ['GET', '/messages'],
    ]);
    const admin = await people.administrator();
    const asked = await people.administrator();
    await server.call('GET', `/users/${asked.session.user_id}/fetch_password`, { as: admin.session });
    const { id } = await server.db
      .selectFrom('messages')
      .select('id')
      .where('user_id', '=', asked.session.user_id)
      .executeTakeFirstOrThrow();
    const text = async (as: TestSession) => (await server.call('GET', `/messages/${id}`, { as })).body.text;
    expect(await text(admin.session)).toContain('token=');
    expect(await text(reader.session)).not.toContain('token=');
  });
});

describe('a changed e-mail counts when it is confirmed at the new address (issue 12, A2)', () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await people.administrator();
  });
  let made = 0;
  const newEmail = () => `new-${(made += 1)}@example.test`;
  const confirm = (token: string) => server.call('POST', '/users/confirm_email', { body: { token } });
  const messagesTo = async (recipient: string) =>
    server.db
      .selectFrom('messages')
      .select(['template', 'args'])
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute();
  async function tokenTo(email: string) {
    const link = (await messagesTo(email)).at(-1)?.args.link ?? '';
    return new URL(link.replace('/#', '')).searchParams.get('token') ?? '';
  }
  const pending = async ({ employee }: Person) =>
    (
      await server.call<{ account: { email: string; pending_email: { email: string } | null } }>(
        'GET',
        `/employees/${employee}/account`,
        { as: admin.session },
      )
    ).body.account;

  it('until then the old one works, is told, and no session ends; then all end', async () => {
    const target = await people.person([]);
    const [old, email] = [target.session.email, newEmail()];
    expect((await people.setAccount(admin.session, target, { email })).status).toBe(200);
    expect(await pending(target)).toMatchObject({ email: old, pending_email: { email, is_expired: false } });
    expect((await messagesTo(old)).map(({ template }) => template)).toEqual(['emailChangeAsked']);
    expect((await server.call('GET', '/users/routes', { as: target.session })).status).toBe(200);

    const token = await tokenTo(email);
    expect(JSON.stringify(await server.db.selectFrom('email_changes').selectAll().execute())).not.toContain(
      token,
    );
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await pending(target)).toMatchObject({ email, pending_email: null });
    expect((await server.call('GET', '/users/routes', { as: target.session })).body.args).toEqual({
      reason: 'email',
    });
    expect((await messagesTo(old)).at(-1)?.template).toBe('emailChanged');
    const entry = await server.db
      .selectFrom('audit_entries')
      .select(['action', 'user_id', 'changes'])
      .where('resource', '=', 'users')
      .where('record_id', '=', target.session.user_id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({
      action: 'confirmEmail',
      user_id: target.session.user_id,
      changes: { email: { from: old, to: email } },
    });
  });

  it('a wrong, used, cancelled, replaced and expired link are one answer', async () => {
    const target = await people.person([]);
    const path = `/employees/${target.employee}/account/email_change`;
    const as = admin.session;
    const said: unknown[] = [];
    const refused = async (token: string) => {
      const { status, body } = await confirm(token);
      said.push({ status, ...body, request_id: null });
    };
    const email = newEmail();
    await people.setAccount(as, target, { email });
    const replaced = await tokenTo(email);
    expect((await server.call('POST', `${path}/send`, { as, body: {} })).status).toBe(200);
    await refused(replaced);
    const canceled = await tokenTo(email);
    expect((await server.call('DELETE', path, { as })).body).toEqual({ pending_email: null });
    await refused(canceled);
    expect((await server.call('DELETE', path, { as })).status).toBe(409);
    await people.setAccount(as, target, { email });
    const used = await tokenTo(email);
    expect((await confirm(used)).status).toBe(204);
    await refused(used);
    await refused('made-up');
    const again = await people.person([]);
    const late = newEmail();
    await people.setAccount(as, again, { email: late });
    const expired = await tokenTo(late);
    const blocked = await people.person([]);
    const theirs = newEmail();
    await people.setAccount(as, blocked, { email: theirs });
    await server.call('PATCH', `/users/${blocked.session.user_id}/block`, { as });
    await refused(await tokenTo(theirs));
    server.clock.advance(DAY_MS + 1);
    await refused(expired);
    server.clock.advance(-DAY_MS - 1);
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(said[0]).toMatchObject({ status: 404 });
  });

  it('is refused for an address that somebody has, also when they got it meanwhile', async () => {
    const [target, other] = [await people.person([]), await people.person([])];
    const taken = await people.setAccount(admin.session, target, {
      email: other.session.email.toUpperCase(),
    });
    expect(taken.body.errors).toEqual({ email: { message: 'validation.taken' } });
    const email = newEmail();
    await people.setAccount(admin.session, target, { email });
    const token = await tokenTo(email);
    await server.signInAs('nobody', { email });
    expect((await confirm(token)).status).toBe(404);
    expect((await people.stored(target)).email).toBe(target.session.email);
  });

  it('one’s own asks for the password again', async () => {
    const own = await people.administrator();
    const email = newEmail();
    const ask = (password?: string) => people.setAccount(own.session, own, { email, password });
    expect((await ask()).body.errors).toEqual({ password: { message: 'validation.required' } });
    expect((await ask('Wrong-1234!')).body.errors).toEqual({
      password: { message: 'validation.passwordWrong' },
    });
    expect((await ask(PASSWORD)).status).toBe(200);
    expect(await pending(own)).toMatchObject({ pending_email: { email } });
  });

  it('of somebody who has never signed in is confirmed by a new invitation', async () => {
    const target = await people.person([], { password_hash: NO_PASSWORD, user: { is_first_signin: true } });
    const email = newEmail();
    await people.setAccount(admin.session, target, { email });
    expect(await pending(target)).toMatchObject({ email, pending_email: null });
    expect((await messagesTo(email)).map(({ template }) => template)).toEqual(['invitation']);
  });
});
