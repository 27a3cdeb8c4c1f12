import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InboxEntry } from '../../src/domain/imports/inboxView';
import { command, makeRun, StoppedClock, type Problem } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';
import { makeKey, order, sendSigned, type KeyWithSecret, type Signing } from './inboxSupport';

let server: TestServer;
let admin: TestSession;
let key: KeyWithSecret;

beforeAll(async () => {
  server = await testServer({ clock: new StoppedClock('2026-11-21 00:30:00') });
  admin = await server.signInAs('administrator');
  key = await makeKey(server, admin);
});
afterAll(() => server.close());

const seconds = () => Math.floor(server.clock.now().getTime() / 1000);
const count = async () => {
  const { body } = await server.call<{ total_items: number }>('GET', '/deliveries_inbox/total_items', {
    as: admin,
  });
  return body.total_items;
};

describe('POST /deliveries_inbox "signed, idempotent"', () => {
  const refused: [what: string, signing: () => Signing, code: string][] = [
    ['a key that is not ours', () => ({ keyId: 'rx_nobody' }), 'key001'],
    ['another secret', () => ({ secret: 'f'.repeat(64) }), 'key001'],
    ['an altered body', () => ({ altered: JSON.stringify(order({ comments: 'more' })) }), 'key001'],
    ['a signature of 5 minutes and a second ago', () => ({ timestamp: seconds() - 301 }), 'key002'],
    ['a signature from the future', () => ({ timestamp: seconds() + 301 }), 'key002'],
    ['no time at all', () => ({ timestamp: Number.NaN }), 'key002'],
  ];
  it.each(refused)('refuses %s', async (_what, signing, code) => {
    const before = await count();
    const { status, body } = await sendSigned<Problem>(server, key, order(), signing());
    expect([status, body.status_code]).toEqual([401, code]);
    expect(await count()).toBe(before);
  });

  it('takes a signature that is just within the window', async () => {
    const { status } = await sendSigned(server, key, order(), { timestamp: seconds() - 300 });
    expect(status).toBe(201);
  });

  it('refuses a captured request under another Idempotency-Key', async () => {
    const text = order();
    expect((await sendSigned(server, key, text)).status).toBe(201);
    const replay = await sendSigned<Problem>(server, key, text);
    expect([replay.status, replay.body.status_code]).toEqual([401, 'key003']);
  });

  it('answers a repeat with the first answer, also when it is signed anew', async () => {
    const [text, idempotencyKey] = [order(), randomUUID()];
    const first = await sendSigned(server, key, text, { idempotencyKey });
    const before = await count();
    const repeat = await sendSigned(server, key, text, { idempotencyKey });
    const later = await sendSigned(server, key, text, { idempotencyKey, timestamp: seconds() - 60 });
    expect([repeat.status, repeat.body, later.body]).toEqual([201, first.body, first.body]);
    expect(await count()).toBe(before);
    const other = await sendSigned<Problem>(server, key, order(), { idempotencyKey });
    expect([other.status, other.body.status_code]).toEqual([422, 'idem001']);
  });

  it('asks for an Idempotency-Key', async () => {
    expect((await sendSigned(server, key, order(), { idempotencyKey: 'short' })).status).toBe(400);
  });

  it('refuses a revoked key at once, in the words of an unknown one', async () => {
    const own = await makeKey(server, admin);
    expect((await sendSigned(server, own, order())).status).toBe(201);
    const revoked = await server.call('DELETE', `/inbox_keys/${own.id}`, command(admin, null, undefined));
    expect(revoked.status).toBe(200);
    const { status, body } = await sendSigned<Problem>(server, own, order());
    expect([status, body.status_code]).toEqual([401, 'key001']);
    const again = await server.call('DELETE', `/inbox_keys/${own.id}`, command(admin, null, undefined));
    expect(again.status).toBe(409);
  });

  it('opens nothing else: other routes ask for a session', async () => {
    const headers = { 'x-client-key': key.key_id, 'x-timestamp': String(seconds()), 'x-signature': 'a' };
    expect((await server.call('GET', '/deliveries_inbox', { headers })).status).toBe(401);
  });
});

describe('keys of clients’ systems', () => {
  it('the secret is told once, and stands in no list and no log', async () => {
    const own = await makeKey(server, admin);
    expect(own.secret).toMatch(/^[0-9a-f]{64}$/);
    const { body } = await server.call<KeyWithSecret[]>('GET', '/inbox_keys', { as: admin });
    expect(body.find(({ id }) => id === own.id)).not.toHaveProperty('secret');
    const entries = await server.db.selectFrom('audit_entries').select('changes').execute();
    expect(JSON.stringify(entries)).not.toContain(own.secret);
  });

  it('are an administrator’s business: not a dispatcher’s, not a scheduler’s', async () => {
    for (const role of ['dispatcher', 'scheduler'] as const) {
      const as = await server.signInAs(role);
      expect((await server.call('GET', '/inbox_keys', { as })).status).toBe(403);
    }
  });

  it('a key of a CDP sends to that CDP alone', async () => {
    const { cdp_id: cdp } = await makeRun(server.db);
    const own = await makeKey(server, admin, { close_door_pharmacy_id: cdp });
    const { body } = await sendSigned(server, own, order());
    const [result] = body.results;
    const entry = await server.call<InboxEntry>('GET', `/deliveries_inbox/${result?.id}`, { as: admin });
    expect(entry.body).toMatchObject({
      origin: 'api',
      close_door_pharmacy_id: cdp,
      created_by_name: own.name,
    });
    const strange = await sendSigned<Problem>(server, own, order({ close_door_pharmacy_id: cdp + 1000 }));
    expect(strange.status).toBe(422);
  });
});
