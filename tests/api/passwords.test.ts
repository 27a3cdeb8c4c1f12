import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword, NO_PASSWORD } from '../../server/records/accounts/passwords';
import { inviteUser } from '../../server/records/accounts/passwordLinks';
import { inTransaction } from '../../server/platform/database/transaction';
import { dropSettings } from '../../server/platform/settings/readSettings';
import { testServer, type TestServer } from '../support/server';

const OLD = 'Lantern-Quill-34!';
const NEW = 'Newer-5678!';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let server: TestServer;
let password_hash: string;
beforeAll(async () => {
  server = await testServer();
  password_hash = await hashPassword(OLD);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('sign_in_throttle').execute();
  await server.db.deleteFrom('messages').execute();
});

let made = 0;
const newPerson = (user = {}) =>
  server.signInAs('dispatcher', { email: `person-${(made += 1)}@example.test`, password_hash, user });

const signIn = (email: string, password: string) =>
  server.call('POST', '/users/sign_in', { body: { email, password } });
const ask = (email: string, headers = {}) =>
  server.call('POST', '/users/reset_password', { body: { email }, headers });
const setByToken = (token: string, new_password = NEW) =>
  server.call('POST', '/users/set_password_from_token', { body: { token, new_password } });

async function lastLink(email: string): Promise<URL> {
  const message = await server.db
    .selectFrom('messages')
    .select('args')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return new URL((message.args.link ?? '').replace('/#', ''));
}
async function tokenFor(email: string): Promise<string> {
  await ask(email);
  await server.app.jobs.runDue();
  return (await lastLink(email)).searchParams.get('token') ?? '';
}

describe('a forgotten password', () => {
  it('answers known and unknown accounts alike, and accepts a date string that grants nothing', async () => {
    const { email } = await newPerson();
    const headers = { authorization: '2026-11-21' };
    const [known, unknown] = [await ask(email, headers), await ask('nobody@example.test', headers)];
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(unknown.body).toEqual(known.body);
    await server.app.jobs.runDue();
    const sent = await server.db.selectFrom('messages').select('recipient').execute();
    expect(sent).toEqual([{ recipient: email }]);
    expect((await server.call('GET', '/users/routes', { headers })).status).toBe(401);
  });

  it('sends nothing to a blocked account', async () => {
    const { email } = await newPerson({ is_blocked: true });
    await ask(email);
    await server.app.jobs.runDue();
    expect(await server.db.selectFrom('messages').select('id').execute()).toEqual([]);
  });

  it('counts requests of an address, whatever they ask for', async () => {
    const answers = [];
    for (let n = 0; n < 21; n++) answers.push((await ask(`x${n}@example.test`)).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
  });

  it('is mended by a single-use link, of which only the hash is kept', async () => {
    const as = await newPerson();
    const link = await tokenFor(as.email);
    expect((await lastLink(as.email)).pathname).toBe('/reset-password');
    expect(link).toMatch(/^[\w-]{43}$/);
    const kept = await server.db.selectFrom('password_links').select('token_hash').execute();
    expect(kept.map((one) => one.token_hash)).not.toContain(link);

    const answers = await Promise.all([setByToken(link), setByToken(link)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 404]);
    expect((await server.call('GET', '/users/routes', { as })).status).toBe(401);
    expect((await signIn(as.email, OLD)).status).toBe(401);
    expect((await signIn(as.email, NEW)).status).toBe(200);
    const entry = await server.db
      .selectFrom('audit_entries')
      .select('action')
      .where('record_id', '=', as.user_id)
      .where('resource', '=', 'users')
      .orderBy('id')
      .executeTakeFirst();
    expect(entry?.action).toBe('setPassword');
    const told = await server.db
      .selectFrom('messages')
      .select('template')
      .where('recipient', '=', as.email)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(told?.template).toBe('passwordChanged');
  });

  it('a link lasts 60 minutes, and a newer one takes its place', async () => {
    const { email } = await newPerson();
    const first = await tokenFor(email);
    const second = await tokenFor(email);
    expect((await setByToken(first)).status).toBe(404);
    server.clock.advance(61 * MINUTE_MS);
    expect((await setByToken(second)).status).toBe(404);
    expect((await setByToken('made-up')).status).toBe(404);
  });

  it.each([
    ['Ab1!', 'validation.passwordLength'],
    ['ABCDEF1!', 'validation.passwordLowercase'],
    ['abcdef1!', 'validation.passwordUppercase'],
    ['Abcdefg!', 'validation.passwordDigit'],
    ['Abcdefg1', 'validation.passwordSpecial'],
    ['Abc def1!', 'validation.passwordNoSpaces'],
    ['Password1!', 'validation.passwordCommon'],
    ['Pa$$w0rd-2026', 'validation.passwordCommon'],
  ])('"%s" is refused before the link is looked at: %s', async (password, message) => {
    const answer = await setByToken('made-up', password);
    expect([answer.status, answer.body.errors]).toMatchObject([422, { new_password: { message } }]);
  });

  it('ends the waiting time of its account', async () => {
    const { email } = await newPerson();
    for (let n = 0; n < 6; n++) await signIn(email, 'Wrong-1234!');
    expect((await signIn(email, OLD)).status).toBe(429);
    expect((await setByToken(await tokenFor(email))).status).toBe(204);
    expect((await signIn(email, NEW)).status).toBe(200);
  });
});

describe('an invitation', () => {
  it('lasts 7 days and leads to the first password', async () => {
    const email = 'invited@example.test';
    const as = await server.signInAs('dispatcher', {
      email,
      password_hash: NO_PASSWORD,
      user: { is_first_signin: true },
    });
    expect((await signIn(email, NO_PASSWORD)).body.status_code).toBe('auth001');
    await inTransaction(server.db, (trx) => inviteUser(server.context, trx, as.user_id));
    const link = await lastLink(email);
    expect(link.pathname).toBe('/register-password');
    server.clock.advance(6 * DAY_MS);
    expect((await setByToken(link.searchParams.get('token') ?? '')).status).toBe(204);
    expect((await signIn(email, NEW)).body.must_set_password).toBe(false);
  });
});

describe('changing my password', () => {
  const change = (as: Awaited<ReturnType<typeof newPerson>>, body: object, id = as.user_id) =>
    server.call('PUT', `/users/reset_password/${id}`, { as, body });

  it('needs the old one, and keeps this session open', async () => {
    const as = await newPerson();
    const wrong = await change(as, { old_password: 'Wrong-1234!', new_password: NEW });
    expect([wrong.status, wrong.body.errors]).toMatchObject([
      422,
      { old_password: { message: 'validation.passwordWrong' } },
    ]);
    expect((await change(as, { new_password: NEW })).status).toBe(422);
    expect((await change(as, { old_password: OLD, new_password: NEW })).status).toBe(204);
    expect((await server.call('GET', '/users/routes', { as })).status).toBe(200);
    expect((await signIn(as.email, NEW)).status).toBe(200);
  });

  it('is for oneself only', async () => {
    const [as, other] = [await newPerson(), await newPerson()];
    expect((await change(as, { old_password: OLD, new_password: NEW }, other.user_id)).status).toBe(404);
  });

  it('gives the old one five tries', async () => {
    const as = await newPerson();
    const tries = [];
    for (let n = 0; n < 6; n++)
      tries.push((await change(as, { old_password: `Wrong-${n}234!`, new_password: NEW })).status);
    expect(tries).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('refuses the e-mail and the last passwords', async () => {
    const as = await newPerson();
    await server.db
      .updateTable('users')
      .set({ email: 'Ana.Ruiz-1@example.test' })
      .where('id', '=', as.user_id)
      .execute();
    const email = await change(as, { old_password: OLD, new_password: 'Ana.Ruiz-1' });
    expect(email.body.errors).toMatchObject({ new_password: { message: 'validation.passwordIsEmail' } });
    const same = await change(as, { old_password: OLD, new_password: OLD });
    expect(same.body.errors).toMatchObject({
      new_password: { message: 'validation.passwordUsed', args: { count: 5 } },
    });
    expect((await change(as, { old_password: OLD, new_password: NEW })).status).toBe(204);
    const back = await change(as, { old_password: NEW, new_password: NEW });
    expect(back.status).toBe(422);
  });
});

describe('a password that must be chosen first', () => {
  it('leaves a person at the first sign-in nothing else to do', async () => {
    const as = await newPerson({ is_first_signin: true });
    const refused = await server.call('GET', '/notification', { as });
    expect([refused.status, refused.body.status_code]).toEqual([403, 'auth008']);
    expect((await server.call('GET', '/users/routes', { as })).status).toBe(200);
    const body = { old_password: OLD, new_password: NEW };
    expect((await server.call('PUT', `/users/reset_password/${as.user_id}`, { as, body })).status).toBe(204);
    expect((await server.call('GET', '/notification', { as })).status).toBe(200);
  });

  it('comes with rotation, is told ahead, and is off by default', async () => {
    const as = await newPerson();
    const days = (n: number) => new Date(server.clock.now().getTime() - n * DAY_MS);
    const auth = async (changed: number) => {
      await server.db
        .updateTable('users')
        .set({ password_changed_at: days(changed) })
        .where('id', '=', as.user_id)
        .execute();
      server.app.sessions.dropAll();
      const { body } = await server.call('GET', '/users/session', { as });
      return [body.password_days_left, body.must_set_password];
    };
    expect(await auth(400)).toEqual([null, false]);
    await server.db
      .insertInto('settings')
      .values({ name: 'passwords', values: JSON.stringify({ password_rotation_days: 90 }) })
      .execute();
    dropSettings(server.db);
    expect(await auth(10)).toEqual([null, false]);
    expect(await auth(80)).toEqual([10, false]);
    expect(await auth(91)).toEqual([null, true]);
    expect((await server.call('GET', '/notification', { as })).status).toBe(403);
    await server.db.deleteFrom('settings').execute();
    dropSettings(server.db);
  });
});

describe('an administrator', () => {
  it('sends a link, and never sees a password or the link itself', async () => {
    const admin = await server.signInAs('administrator');
    const person = await newPerson();
    const answer = await server.call('GET', `/users/${person.user_id}/fetch_password`, { as: admin });
    expect(Object.keys(answer.body).sort()).toEqual(['expires_at', 'sent_to']);
    const token = (await lastLink(person.email)).searchParams.get('token') ?? '';
    expect((await setByToken(token)).status).toBe(204);
    const dispatcher = await newPerson();
    const refused = await server.call('GET', `/users/${person.user_id}/fetch_password`, { as: dispatcher });
    expect(refused.body.args).toEqual({ http_method: 'GET', path_route: '/users/:id/fetch_password' });
  });

  it('blocks and reactivates, and lifts the waiting time', async () => {
    const admin = await server.signInAs('administrator');
    const person = await newPerson();
    const patch = (verb: string, id = person.user_id) =>
      server.call('PATCH', `/users/${id}/${verb}`, { as: admin });
    expect((await patch('block')).status).toBe(200);
    expect((await server.call('GET', '/users/routes', { as: person })).status).toBe(401);
    expect((await signIn(person.email, OLD)).body.status_code).toBe('auth004');
    expect((await patch('reactivate')).status).toBe(200);
    expect((await signIn(person.email, OLD)).status).toBe(200);
    expect((await patch('block', admin.user_id)).body.status_code).toBe('state001');

    for (let n = 0; n < 6; n++) await signIn(person.email, 'Wrong-1234!');
    const lock = () => server.call('GET', `/users/${person.user_id}/lock`, { as: admin });
    expect((await lock()).body).toEqual({ is_blocked: false, locked_until: expect.any(String) });
    await patch('reactivate');
    expect((await lock()).body).toEqual({ is_blocked: false, locked_until: null });
    expect((await signIn(person.email, OLD)).status).toBe(200);
  });
});
