import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePasswordLink } from '../../server/records/accounts/passwordLinks';
import { inTransaction } from '../../server/platform/database/transaction';
import type { OwnFactors } from '../../src/domain/access/secondFactor';
import { factorPeople, PASSWORD, StoppedClock } from '../support/factorPeople';
import { testServer, type TestServer } from '../support/server';

const MINUTE_MS = 60_000;
let server: TestServer;
const clock = new StoppedClock();
let people: Awaited<ReturnType<typeof factorPeople>>;
beforeAll(async () => {
  server = await testServer({ clock });
  people = await factorPeople(server, clock);
});
afterAll(() => server.close());

const auditOf = (record_id: number) =>
  server.db
    .selectFrom('audit_entries')
    .select(['action', 'changes'])
    .where('record_id', '=', record_id)
    .where('resource', '=', 'users')
    .orderBy('id')
    .execute();

describe('an authenticator app (issue 12, A11)', () => {
  it('is set up with the password and its first code; the secret is kept encrypted, and the person is told', async () => {
    const as = await people.person();
    for (const [password, message] of [
      [undefined, 'validation.required'],
      ['Wrong-1234!', 'validation.passwordWrong'],
    ]) {
      const { status, body } = await people.own(as, 'POST', '/totp', { password });
      expect([status, body.errors?.password?.message]).toEqual([422, message]);
    }
    const begun = await people.own<{ secret: string; uri: string }>(as, 'POST', '/totp', {
      password: PASSWORD,
    });
    const { secret, uri } = begun.body;
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Rx%20Dispatch/);
    // Nothing is asked for before the first code has shown that the app works.
    expect((await people.enter(as.email)).status).toBe(200);
    const [again] = await Promise.all([people.person()]);
    expect((await people.own(again, 'POST', '/totp/confirm', { code: '000000' })).status).toBe(409);

    const person = await people.person();
    const { secret: kept, codes, status } = await people.addTotp(person);
    expect([status, codes.length, new Set(codes).size]).toEqual([200, 10, 10]);
    const { body: factors } = await people.own<OwnFactors>(person, 'GET');
    expect(factors).toMatchObject({ passkeys: [], recovery_codes_left: 10, is_required: false });
    expect(factors.totp).not.toBeNull();

    const stored = JSON.stringify([
      await server.db.selectFrom('totp_factors').selectAll().execute(),
      await server.db.selectFrom('recovery_codes').selectAll().execute(),
      await auditOf(person.user_id),
      await people.messagesTo(person.email),
    ]);
    for (const text of [kept, ...codes]) expect(stored).not.toContain(text);
    expect((await people.messagesTo(person.email)).map(({ template }) => template)).toEqual(['totpAdded']);
    expect(await people.accesses(person.user_id)).toEqual([['factorAdded', 'totp']]);
    expect((await auditOf(person.user_id)).map(({ action }) => action)).toEqual(['addTotp']);
  });

  it('of another person’s row does not open: the text is sealed for its owner', async () => {
    const [a, b] = [await people.person(), await people.person()];
    const { secret } = await people.addTotp(a);
    await people.addTotp(b);
    const stolen = await server.db
      .selectFrom('totp_factors')
      .select('secret')
      .where('user_id', '=', a.user_id)
      .executeTakeFirstOrThrow();
    await server.db.updateTable('totp_factors').set(stolen).where('user_id', '=', b.user_id).execute();
    const browser = people.newBrowser();
    await people.enter(b.email, browser);
    expect((await people.step(browser, { code: people.codeOf(secret) })).status).toBe(500);
  });

  it.each([
    ['two steps old', -2, 401, 'wrongCode'],
    ['one step old', -1, 200, null],
    ['of now', 0, 200, null],
    ['one step ahead', 1, 200, null],
    ['two steps ahead', 2, 401, 'wrongCode'],
  ])('a code %s', async (_, steps, status, reason) => {
    const as = await people.person();
    const { secret } = await people.addTotp(as);
    const browser = people.newBrowser();
    const first = await people.enter(as.email, browser);
    expect([first.status, first.body.status_code, first.body.args?.methods]).toEqual([
      401,
      'auth009',
      ['totp', 'recovery_code'],
    ]);
    expect([...browser.cookies.keys()]).toEqual(['rx_second_step']);
    const answer = await people.step(browser, { code: people.codeOf(secret, steps) });
    expect([answer.status, answer.body.args?.reason ?? null]).toEqual([status, reason]);
    expect(browser.cookies.has('rx_session')).toBe(status === 200);
  });

  it('takes a code once, whoever sends it; "123 456" is a code too', async () => {
    const as = await people.person();
    const { secret } = await people.addTotp(as);
    const code = people.codeOf(secret).replace(/^(...)/, '$1 ');
    const [browser, other] = [people.newBrowser(), people.newBrowser()];
    await people.enter(as.email, browser);
    await people.enter(as.email, other);
    const answers = await Promise.all([people.step(browser, { code }), people.step(other, { code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const late = people.newBrowser();
    await people.enter(as.email, late);
    expect((await people.step(late, { code })).body.args?.reason).toBe('usedCode');
    const signIns = (await auditOf(as.user_id)).filter(({ action }) => action === 'signIn');
    expect(signIns).toMatchObject([{ changes: { second_factor: { from: null, to: 'totp' } } }]);
  });
});

describe('the step between password and session', () => {
  it('is of one browser, ends after ten minutes, and works once', async () => {
    const as = await people.person();
    const { secret } = await people.addTotp(as);
    const browser = people.newBrowser();
    const first = await people.enter(as.email, browser);
    expect(String(first.headers['set-cookie'])).toMatch(
      /^rx_second_step=[\w-]{43}; Max-Age=600; Path=\/api\/users\/sign_in; HttpOnly; SameSite=Strict$/,
    );
    const stranger = await people.step(people.newBrowser(), { code: people.codeOf(secret) });
    expect([stranger.status, stranger.body.status_code]).toEqual([401, 'auth012']);
    const kept = new Map(browser.cookies);
    expect((await people.step(browser, { code: people.codeOf(secret) })).status).toBe(200);
    clock.advance(MINUTE_MS);
    const again = await people.step({ cookies: kept }, { code: people.codeOf(secret) });
    expect(again.body.status_code).toBe('auth012');

    const slow = people.newBrowser();
    await people.enter(as.email, slow);
    clock.advance(10 * MINUTE_MS + 1);
    expect((await people.step(slow, { code: people.codeOf(secret) })).body.status_code).toBe('auth012');
    expect((await people.step(slow, {})).status).toBe(400);
  });

  it('is over when the password is another one, and the account’s block counts', async () => {
    const as = await people.person();
    const { secret } = await people.addTotp(as);
    const browser = people.newBrowser();
    await people.enter(as.email, browser);
    await server.db.updateTable('users').set({ is_blocked: true }).where('id', '=', as.user_id).execute();
    expect((await people.step(browser, { code: people.codeOf(secret) })).body.status_code).toBe('auth004');
    await server.db.updateTable('users').set({ is_blocked: false }).where('id', '=', as.user_id).execute();
    const { url } = await inTransaction(server.db, (trx) =>
      makePasswordLink(server.context, trx, as.user_id, 'reset'),
    );
    const token = new URL(url.replace('/#', '')).searchParams.get('token');
    const chosen = await server.call('POST', '/users/set_password_from_token', {
      body: { token, new_password: 'Newer-5678!' },
    });
    expect(chosen.status).toBe(204);
    expect((await people.step(browser, { code: people.codeOf(secret) })).body.status_code).toBe('auth012');
    // The link is no way around the second factor.
    expect((await people.enter(as.email, people.newBrowser(), 'Newer-5678!')).body.status_code).toBe(
      'auth009',
    );
  });

  it('wrong codes count toward the lock-out, also between right passwords, which do not', async () => {
    const as = await people.person();
    const { secret } = await people.addTotp(as);
    const browser = people.newBrowser();
    for (let n = 0; n < 8; n++) expect((await people.enter(as.email, browser)).status).toBe(401);
    for (let n = 0; n < 5; n++) {
      await people.enter(as.email, browser);
      expect((await people.step(browser, { code: '000000' })).body.status_code).toBe('auth011');
    }
    // The owner hears of it, once.
    const told = (await people.messagesTo(as.email)).filter(({ template }) => template === 'wrongCodes');
    expect(told.map(({ args }) => args.from)).toEqual([expect.stringMatching(/^10\.1\./)]);
    const locked = await people.step(browser, { code: people.codeOf(secret) });
    expect([locked.status, locked.body.status_code]).toEqual([429, 'auth002']);
    expect((await people.enter(as.email)).status).toBe(429);
    expect(await people.accesses(as.user_id)).toEqual(
      expect.arrayContaining([
        ['secondStepFailed', 'wrongCode'],
        ['lockedOut', null],
      ]),
    );
    clock.advance(2 * MINUTE_MS);
    await people.enter(as.email, browser);
    expect((await people.step(browser, { code: people.codeOf(secret) })).status).toBe(200);
  });

  it('takes ten wrong codes an hour, however short the lock-out is', async () => {
    const as = await people.person();
    const { secret, codes } = await people.addTotp(as);
    const browser = people.newBrowser();
    for (let n = 0; n < 10; n++) {
      if (n % 5 === 0) clock.advance(2 * MINUTE_MS);
      await people.enter(as.email, browser);
      expect((await people.step(browser, { code: '000000' })).status).toBe(401);
    }
    clock.advance(2 * MINUTE_MS);
    await people.enter(as.email, browser);
    const locked = await people.step(browser, { recovery_code: codes[0] });
    expect(locked.status).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(3_000);
    clock.advance(61 * MINUTE_MS);
    await people.enter(as.email, browser);
    expect((await people.step(browser, { code: people.codeOf(secret) })).status).toBe(200);
  });
});

describe('recovery codes', () => {
  it('work once each, in any spelling; the person is told how many are left', async () => {
    const as = await people.person();
    const { codes } = await people.addTotp(as);
    const [first = '', second = ''] = codes;
    expect(first).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
    const use = async (recovery_code: string) => {
      const browser = people.newBrowser();
      await people.enter(as.email, browser);
      return people.step(browser, { recovery_code });
    };
    expect((await use(first)).status).toBe(200);
    expect((await use(first)).body.args?.reason).toBe('wrongRecoveryCode');
    expect((await use(second.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    const told = (await people.messagesTo(as.email)).filter(
      ({ template }) => template === 'recoveryCodeUsed',
    );
    expect(told.map(({ args }) => args.left)).toEqual(['9', '8']);
    expect(await people.accesses(as.user_id)).toEqual(
      expect.arrayContaining([
        ['recoveryCodeUsed', null],
        ['secondStepFailed', 'wrongRecoveryCode'],
      ]),
    );
    expect((await auditOf(as.user_id)).map(({ action }) => action)).toContain('useRecoveryCode');
  });

  it('are made anew with the password: the old ones are over. They go with the last factor', async () => {
    const as = await people.person();
    const { codes } = await people.addTotp(as);
    const made = await people.own<{ recovery_codes: string[] }>(as, 'POST', '/recovery_codes', {
      password: PASSWORD,
    });
    expect(made.body.recovery_codes).toHaveLength(10);
    const browser = people.newBrowser();
    await people.enter(as.email, browser);
    expect((await people.step(browser, { recovery_code: codes[0] })).status).toBe(401);
    for (const [body, status] of [
      [{}, 422],
      [{ password: PASSWORD }, 204],
    ] as const)
      expect((await people.own(as, 'DELETE', '/totp', body)).status).toBe(status);
    expect((await people.own<OwnFactors>(as, 'GET')).body).toMatchObject({
      totp: null,
      recovery_codes_left: 0,
    });
    expect((await people.enter(as.email)).status).toBe(200);
  });
});
