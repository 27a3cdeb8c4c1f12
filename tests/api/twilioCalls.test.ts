import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config';
import { twilioSignature } from '../../server/outside/twilio/signature';
import type { CallView, TelephonyToken } from '../../src/contract/calls/calls';
import { ACCOUNT, AUTH_TOKEN, FakeVendor } from '../support/twilioVoice';
import { testServer, type TestServer, type TestSession } from '../support/server';

const SECRET = 'the-secret';
const PUBLIC_URL = 'http://office.example.test';
const CONFERENCE = `CF${'2'.repeat(32)}`;

const vendor = new FakeVendor();
let server: TestServer;
let ana: TestSession;
let ben: TestSession;

beforeAll(async () => {
  const { telephony } = readConfig({
    TELEPHONY_SERVICE: 'twilio',
    TWILIO_URL: await vendor.listen(),
    TWILIO_ACCOUNT_SID: ACCOUNT,
    TWILIO_AUTH_TOKEN: AUTH_TOKEN,
    TWILIO_API_KEY: `SK${'3'.repeat(32)}`,
    TWILIO_API_SECRET: SECRET,
    TWILIO_APP_SID: `AP${'4'.repeat(32)}`,
    TWILIO_CALLER_ID: '+1 619 555 0100',
  });
  server = await testServer({ config: { telephony, publicUrl: PUBLIC_URL } });
  ana = await server.signInAs('dispatcher', { full_name: 'ANA D.' });
  ben = await server.signInAs('dispatcher', { full_name: 'BEN D.' });
});
afterAll(async () => {
  await server.close();
  vendor.close();
});
beforeEach(async () => {
  await server.db.deleteFrom('calls').execute();
  vendor.asked.length = 0;
  vendor.refusesCalls = false;
});

async function hook(path: string, fields: Record<string, string>, signature?: string) {
  const url = `/api/telephony/twilio${path}`;
  const all = { AccountSid: ACCOUNT, ...fields };
  const signed = signature ?? twilioSignature(AUTH_TOKEN, `${PUBLIC_URL}${url}`, all);
  const answer = await server.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(all).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signed },
  });
  return { status: answer.statusCode, body: answer.body };
}

const make = async (body: object) =>
  (
    await server.call<CallView>('POST', '/calls', {
      as: ana,
      body: { leg: randomUUID(), ...body },
      headers: { 'idempotency-key': randomUUID() },
    })
  ).body;
const act = (as: TestSession, id: number, action: string, more: object = {}) =>
  server.call<CallView>('POST', `/calls/${id}/action`, { as, body: { action, ...more } });
const stateOf = (id: number) =>
  server.db
    .selectFrom('calls')
    .select(['state', 'outcome', 'provider_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const entering = (as: TestSession, call: CallView, from = `client:user_${as.user_id}`) => ({
  From: from,
  call_id: String(call.id),
  leg: call.leg?.id ?? '',
});

/** A call to a number whose caller has entered, and whose line has answered. */
async function talk(): Promise<{ call: CallView; line: string }> {
  const call = await make({ phone_number: '7025550188' });
  await hook('/voice', entering(ana, call));
  const line = vendor.asked[0]?.fields.Label ?? '';
  const own = call.leg?.id ?? '';
  const joins = { StatusCallbackEvent: 'participant-join', ConferenceSid: CONFERENCE, ParticipantLabel: own };
  await hook(`/conference/${call.id}`, joins);
  await hook(`/line/${call.id}`, { CallStatus: 'in-progress' });
  vendor.asked.length = 0;
  return { call, line };
}

describe('the token for the browser (https://www.twilio.com/docs/iam/access-tokens)', () => {
  it('is a JWT with a voice grant, signed with the secret of the key', async () => {
    const { body, headers } = await server.call<TelephonyToken>('GET', '/calls/token', { as: ana });
    expect(headers['cache-control']).toBe('no-store');
    const [header = '', payload = '', signature] = body.token.split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
      typ: 'JWT',
      alg: 'HS256',
      cty: 'twilio-fpa;v=1',
    });
    const wanted = createHmac('sha256', SECRET).update(`${header}.${payload}`).digest('base64url');
    expect(signature).toBe(wanted);
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, number>;
    const now = Math.floor(Date.now() / 1000);
    expect(claims).toMatchObject({
      iss: `SK${'3'.repeat(32)}`,
      sub: ACCOUNT,
      jti: expect.stringMatching(/^SK3+-\d+$/),
      grants: {
        identity: `user_${ana.user_id}`,
        voice: { incoming: { allow: false }, outgoing: { application_sid: `AP${'4'.repeat(32)}` } },
      },
    });
    expect(Math.abs((claims.iat ?? 0) - now)).toBeLessThan(5);
    // The vendor takes at most 24 hours.
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3_600);
  });
});

describe('a call to a number outside', () => {
  it('lets the browser into a conference and calls the number into it, from our number', async () => {
    const call = await make({ phone_number: '7025550188' });
    expect(vendor.asked).toEqual([]);
    const answer = await hook('/voice', entering(ana, call));
    expect(answer.body).toContain(`participantLabel="${call.leg?.id}"`);
    expect(answer.body).toContain(`>call-${call.id}</Conference></Dial></Response>`);
    // Neither the number nor a name is said to the service in an address.
    expect(answer.body).not.toContain('7025550188');
    expect(vendor.asked).toMatchObject([
      {
        method: 'POST',
        path: `/2010-04-01/Accounts/${ACCOUNT}/Conferences/call-${call.id}/Participants.json`,
        fields: {
          From: '+16195550100',
          To: '+17025550188',
          Timeout: '30',
          StatusCallback: `${PUBLIC_URL}/api/telephony/twilio/line/${call.id}`,
        },
      },
    ]);
  });

  it.each([
    ['busy', 'busy'],
    ['no-answer', 'missed'],
    ['failed', 'failed'],
  ])('%s: %s', async (CallStatus, outcome) => {
    const call = await make({ phone_number: '7025550188' });
    await hook('/voice', entering(ana, call));
    expect((await hook(`/line/${call.id}`, { CallStatus })).status).toBe(200);
    expect(await stateOf(call.id)).toMatchObject({ state: 'ended', outcome });
    // What comes twice or late changes nothing.
    await hook(`/line/${call.id}`, { CallStatus: 'in-progress' });
    expect(await stateOf(call.id)).toMatchObject({ state: 'ended', outcome });
  });

  it('the caller gives up while it rings: the line outside stops ringing too', async () => {
    const call = await make({ phone_number: '7025550188' });
    await hook('/voice', entering(ana, call));
    const line = vendor.asked[0]?.fields.Label ?? '';
    const joins = {
      StatusCallbackEvent: 'participant-join',
      ConferenceSid: CONFERENCE,
      ParticipantLabel: '',
    };
    await hook(`/conference/${call.id}`, joins);
    expect((await act(ana, call.id, 'end')).body.outcome).toBe('missed');
    expect(vendor.asked.slice(1).map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)).toEqual([
      `DELETE ${line}.json`,
      `POST ${CONFERENCE}.json`,
    ]);
  });

  it('a number that the service does not call ends the call as failed', async () => {
    vendor.refusesCalls = true;
    const call = await make({ phone_number: '7025550188' });
    expect((await hook('/voice', entering(ana, call))).status).toBe(200);
    expect(await stateOf(call.id)).toMatchObject({ state: 'ended', outcome: 'failed' });
  });

  it('is held, resumed and ended at the service', async () => {
    const { call, line } = await talk();
    expect(await stateOf(call.id)).toMatchObject({ state: 'inCall', provider_id: CONFERENCE });
    await act(ana, call.id, 'hold');
    await act(ana, call.id, 'resume');
    await act(ana, call.id, 'end');
    const base = `/2010-04-01/Accounts/${ACCOUNT}/Conferences/${CONFERENCE}`;
    expect(vendor.asked).toEqual([
      { method: 'POST', path: `${base}/Participants/${line}.json`, fields: { Hold: 'true' } },
      { method: 'POST', path: `${base}/Participants/${line}.json`, fields: { Hold: 'false' } },
      { method: 'POST', path: `${base}.json`, fields: { Status: 'completed' } },
    ]);
  });

  it('is given to a colleague, who enters; who gave it away is taken out, and leaving ends nothing', async () => {
    const { call } = await talk();
    await act(ana, call.id, 'transfer', { colleague_id: ben.user_id });
    const taken = (
      await server.call<CallView>('POST', `/calls/${call.id}/answer`, {
        as: ben,
        body: { leg: randomUUID() },
      })
    ).body;
    expect(taken.peer).toBeNull();
    const own = call.leg?.id ?? '';
    expect(vendor.asked).toMatchObject([
      { method: 'POST', fields: { Hold: 'false' } },
      { method: 'DELETE', path: expect.stringContaining(`/${own}.json`) },
    ]);
    await hook(`/conference/${call.id}`, { StatusCallbackEvent: 'participant-leave', ParticipantLabel: own });
    expect((await hook('/voice', entering(ben, taken))).body).toContain(`call-${call.id}`);
    expect(await stateOf(call.id)).toMatchObject({ state: 'inCall' });
    await hook(`/conference/${call.id}`, {
      StatusCallbackEvent: 'participant-leave',
      ParticipantLabel: taken.leg?.id ?? '',
    });
    expect(await stateOf(call.id)).toMatchObject({ state: 'ended', outcome: 'answered' });
  });
});

describe('a call that comes in', () => {
  it('rings in the office, and is answered by a browser', async () => {
    const answer = await hook('/incoming', { From: '+17025550188', To: '+16195550100', CallSid: 'CA1' });
    expect(answer.body).toMatch(/<Conference .*>call-\d+<\/Conference>/);
    const { body } = await server.call<{ calls: CallView[] }>('GET', '/calls/current', { as: ana });
    expect(body.calls).toMatchObject([{ direction: 'in', phone_number: '7025550188', state: 'ringing' }]);
    const id = body.calls[0]?.id ?? 0;
    await server.call('POST', `/calls/${id}/answer`, { as: ana, body: { leg: randomUUID() } });
    await hook(`/line/${id}`, { CallStatus: 'completed' });
    expect(await stateOf(id)).toMatchObject({ state: 'ended', outcome: 'answered' });
  });

  it.each([['anonymous'], ['+525512345678'], ['']])('from %j is not taken', async (From) => {
    expect((await hook('/incoming', { From })).body).toContain('<Reject/>');
    expect(await server.db.selectFrom('calls').select('id').execute()).toEqual([]);
  });
});

describe('who may enter a call', () => {
  it('is the browser of the person alone, in a call of theirs', async () => {
    const call = await make({ phone_number: '7025550188' });
    const own = entering(ana, call);
    for (const wrong of [
      { ...own, From: `client:user_${ben.user_id}` },
      { ...own, From: '+17025550188' },
      { ...own, leg: randomUUID() },
      { ...own, leg: 'x' },
      { ...own, call_id: String(call.id + 1) },
    ])
      expect((await hook('/voice', wrong)).body).toContain('<Reject/>');
    expect((await hook('/voice', { ...own, call_id: '1; drop' })).status).toBe(400);
    expect(vendor.asked).toEqual([]);
  });

  it('a forged report is refused, has no effect, and is in the log of accesses', async () => {
    const call = await make({ phone_number: '7025550188' });
    const path = `/line/${call.id}`;
    const fields = { CallStatus: 'in-progress' };
    const other = twilioSignature('another-token', `${PUBLIC_URL}/api/telephony/twilio${path}`, {
      AccountSid: ACCOUNT,
      ...fields,
    });
    expect((await hook(path, fields, other)).status).toBe(403);
    expect((await hook(path, fields, '')).status).toBe(403);
    // Signed for another call.
    const elsewhere = twilioSignature(AUTH_TOKEN, `${PUBLIC_URL}/api/telephony/twilio/line/1`, {
      AccountSid: ACCOUNT,
      ...fields,
    });
    expect((await hook(path, fields, elsewhere)).status).toBe(403);
    expect((await hook(path, { ...fields, AccountSid: `AC${'9'.repeat(32)}` })).status).toBe(403);
    expect((await stateOf(call.id)).state).toBe('ringing');
    const entries = await server.call<{ reason: string }[]>('GET', '/access_log?kind=refused', {
      as: await server.signInAs('administrator'),
    });
    expect(entries.body.some((entry) => entry.reason === 'wrongSignature')).toBe(true);
  });
});
