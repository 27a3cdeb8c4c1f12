import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnFactors } from '../../src/domain/access/secondFactor';
import { factorPeople, PASSWORD, StoppedClock } from '../support/factorPeople';
import { testServer, type TestServer, type TestSession } from '../support/server';
import { SoftAuthenticator } from '../support/softAuthenticator';

const ORIGIN = 'https://rx.example.test';
const RP = 'rx.example.test';

let server: TestServer;
const clock = new StoppedClock();
let people: Awaited<ReturnType<typeof factorPeople>>;
beforeAll(async () => {
  server = await testServer({ clock, config: { publicUrl: ORIGIN } });
  people = await factorPeople(server, clock);
});
afterAll(() => server.close());

const person = () => people.person();
/** Over https the cookie has another name. */
const headersOf = (as: TestSession) => {
  const { authorization = '' } = server.headersOf(as);
  return { authorization, cookie: `__Host-rx_session=${as.token}` };
};
const own = <T>(as: TestSession, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', body?: object) =>
  server.call<T>(method, `/users/second_factor${path}`, { body, headers: headersOf(as) });

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  authenticatorSelection?: { userVerification: string };
  userVerification?: string;
  excludeCredentials?: { id: string }[];
  allowCredentials?: { id: string }[];
}
const begin = async (as: TestSession) =>
  (await own<Options>(as, 'POST', '/passkeys/options', { password: PASSWORD })).body;

async function addPasskey(as: TestSession, name = 'Laptop') {
  const passkey = new SoftAuthenticator(ORIGIN, RP);
  const { challenge } = await begin(as);
  const body = { name, response: passkey.register(challenge) };
  const { status, body: said } = await own<{ recovery_codes: string[] | null }>(
    as,
    'POST',
    '/passkeys',
    body,
  );
  return { passkey, status, codes: said.recovery_codes };
}

/** The first step: what a browser gets to ask the passkey with. */
async function enter(email: string) {
  const browser = people.newBrowser();
  const { body } = await people.enter(email, browser);
  return { browser, body, options: body.args?.passkey as Options };
}

describe('a passkey (issue 12, A11)', () => {
  it('is made with the password, named, seen and used; the person is told', async () => {
    const as = await person();
    const refused = await own<{ status_code: string }>(as, 'POST', '/passkeys/options', {
      password: 'Wrong-1234!',
    });
    expect(refused.status).toBe(422);
    const { passkey, status, codes } = await addPasskey(as);
    expect([status, codes?.length]).toEqual([201, 10]);
    const options = await begin(as);
    expect(options).toMatchObject({
      rp: { id: RP },
      authenticatorSelection: { userVerification: 'required' },
      excludeCredentials: [{ id: passkey.id.toString('base64url') }],
    });
    const { browser, body, options: asked } = await enter(as.email);
    expect(body.args?.methods).toEqual(['passkey', 'recovery_code']);
    expect(asked).toMatchObject({ rpId: RP, userVerification: 'required' });
    expect(asked.allowCredentials).toMatchObject([{ id: passkey.id.toString('base64url') }]);
    const answer = await people.step(browser, { passkey: passkey.assert(asked.challenge) });
    expect(answer.status).toBe(200);
    const listed = async () => {
      const token = browser.cookies.get('__Host-rx_session') ?? '';
      return (await own<OwnFactors>({ ...as, token }, 'GET')).body.passkeys;
    };
    const [shown] = await listed();
    expect(shown).toMatchObject({ name: 'Laptop', last_used_at: expect.any(String) as string });
    expect((await people.messagesTo(as.email)).map(({ template, args }) => [template, args.passkey])).toEqual(
      [['passkeyAdded', 'Laptop']],
    );
    expect(await people.accesses(as.user_id)).toContainEqual(['factorAdded', 'passkey']);
  });

  it.each([
    ['another challenge', { challenge: 'AAAA' }],
    ['another origin', { origin: 'https://rx.example.test.evil.test' }],
    ['another site', { rpId: 'evil.test' }],
    ['nobody verified', { verified: false }],
    ['a counter that went back', { counter: 1 }],
    ['the registration’s type', { type: 'webauthn.create' }],
    ['a signature of something else', { garbled: true }],
  ])('is refused with %s', async (_, deviation) => {
    const as = await person();
    const { passkey } = await addPasskey(as);
    const first = await enter(as.email);
    expect(
      (await people.step(first.browser, { passkey: passkey.assert(first.options.challenge) })).status,
    ).toBe(200);
    const { browser, options } = await enter(as.email);
    const wrong = await people.step(browser, { passkey: passkey.assert(options.challenge, deviation) });
    expect([wrong.status, wrong.body.args?.reason]).toEqual([401, 'wrongPasskey']);
    expect(await people.accesses(as.user_id)).toContainEqual(['secondStepFailed', 'wrongPasskey']);
  });

  it.each([
    ['another challenge', { challenge: 'AAAA' }],
    ['another origin', { origin: 'https://evil.test' }],
    ['another site', { rpId: 'evil.test' }],
    ['nobody verified', { verified: false }],
  ])('is not kept with %s', async (_, deviation) => {
    const as = await person();
    const { challenge } = await begin(as);
    const response = new SoftAuthenticator(ORIGIN, RP).register(challenge, deviation);
    expect((await own(as, 'POST', '/passkeys', { name: 'Laptop', response })).status).toBe(422);
    // The challenge is used up by it.
    const right = new SoftAuthenticator(ORIGIN, RP).register(challenge);
    expect((await own(as, 'POST', '/passkeys', { name: 'Laptop', response: right })).status).toBe(409);
  });

  it('opens one account: not another person’s, and not twice', async () => {
    const [a, b] = [await person(), await person()];
    const { passkey } = await addPasskey(a);
    await addPasskey(b);
    const { browser, options } = await enter(b.email);
    const foreign = await people.step(browser, { passkey: passkey.assert(options.challenge) });
    expect(foreign.body.args?.reason).toBe('wrongPasskey');
    const { challenge } = await begin(b);
    const response = passkey.register(challenge);
    expect((await own(b, 'POST', '/passkeys', { name: 'Stolen', response })).status).toBe(422);
    const first = await enter(a.email);
    const again = await enter(a.email);
    const answer = passkey.assert(first.options.challenge);
    expect((await people.step(first.browser, { passkey: answer })).status).toBe(200);
    // By the sign-in every other one that was begun is over.
    expect((await people.step(again.browser, { passkey: answer })).body.status_code).toBe('auth012');
  });

  it('is renamed and removed by its owner alone; the last one stays while the role needs one', async () => {
    const [as, other] = [await person(), await person()];
    await addPasskey(as, 'Old phone');
    const [passkey] = (await own<OwnFactors>(as, 'GET')).body.passkeys;
    const path = `/passkeys/${passkey?.id}`;
    expect((await own(other, 'PATCH', path, { name: 'Mine' })).status).toBe(404);
    expect((await own(as, 'PATCH', path, { name: 'New phone' })).status).toBe(200);
    expect((await own(as, 'DELETE', path, {})).status).toBe(422);
    expect((await own(other, 'DELETE', path, { password: PASSWORD })).status).toBe(404);
    const must = (second_factor_required: boolean) =>
      server.db
        .updateTable('user_types')
        .set({ second_factor_required })
        .where('id', '=', as.user_type_id)
        .execute();
    await must(true);
    expect((await own(as, 'DELETE', path, { password: PASSWORD })).status).toBe(409);
    await must(false);
    expect((await own(as, 'DELETE', path, { password: PASSWORD })).status).toBe(204);
    expect((await people.messagesTo(as.email)).at(-1)).toMatchObject({
      template: 'passkeyRemoved',
      args: { passkey: 'New phone' },
    });
    expect((await people.enter(as.email)).status).toBe(200);
  });
});

describe('where browsers have passkeys', () => {
  it.each([
    ['http://127.0.0.1:4000', 'localhost:4000', true],
    ['http://127.0.0.1:4000', '127.0.0.1:4000', false],
    ['http://rx.local:4000', 'rx.local:4000', false],
    ['https://192.0.2.7', '192.0.2.7', false],
  ])('reached at %s as %s: %s', async (publicUrl, host, isThere) => {
    const before = server.context.config.publicUrl;
    server.context.config.publicUrl = publicUrl;
    const as = await person();
    const isSecure = publicUrl.startsWith('https');
    const headers = { ...headersOf(as), host, cookie: `${isSecure ? '__Host-' : ''}rx_session=${as.token}` };
    const { body } = await server.call<OwnFactors>('GET', '/users/second_factor', { headers });
    const made = await server.call<{ rp?: { id: string }; args?: { reason: string } }>(
      'POST',
      '/users/second_factor/passkeys/options',
      { body: { password: PASSWORD }, headers },
    );
    server.context.config.publicUrl = before;
    expect(body.can_add_passkey).toBe(isThere);
    if (isThere) expect([made.status, made.body.rp?.id]).toEqual([200, 'localhost']);
    else expect([made.status, made.body.args?.reason]).toEqual([409, 'noPasskeysHere']);
  });
});
