import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimCalls } from '../../server/day/webhooks/claimCalls';
import { WebhookPump } from '../../server/day/webhooks/webhookPump';
import { inTransaction } from '../../server/platform/database/transaction';
import { webhookNetworksOf } from '../../server/webhookConfig';
import type { EndpointWithSecret } from '../../src/contract/webhooks/endpoints';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/domain/time/durations';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import type { WebhookCall, WebhookCallDetail, WebhookEndpoint } from '../../src/domain/webhooks/webhookView';
import { WEBHOOK_EVENTS } from '../../src/domain/webhooks/webhookEvents';
import { command, makeRun, SECRETS, stopPath, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';
import { Receiver, verifies } from './receiver';

const clock = new StoppedClock('2026-11-20 18:00:00');
let server: TestServer;
let admin: TestSession;
let receiver: Receiver;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({
    clock,
    config: { webhookNetworks: webhookNetworksOf({ WEBHOOK_NETWORKS: '127.0.0.0/8' }) },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.set('2026-11-20 18:00:00');
  admin = await server.signInAs('administrator');
  receiver = await new Receiver().start();
  run = await makeRun(server.db);
});
afterEach(async () => {
  await receiver.stop();
  await server.db.deleteFrom('webhook_endpoints').execute();
});

const drain = () => new WebhookPump(server.context).runDue();
const clientOf = async (index: number) => {
  const { funding_source_id } = await server.db
    .selectFrom('participants')
    .select('funding_source_id')
    .where('id', '=', run.participants[index] ?? 0)
    .executeTakeFirstOrThrow();
  return Number(funding_source_id);
};
async function addEndpoint(changes: object = {}): Promise<EndpointWithSecret> {
  const body = {
    name: 'Pharmacy system',
    url: receiver.url,
    events: [...WEBHOOK_EVENTS],
    funding_source_id: await clientOf(0),
    ...changes,
  };
  const made = await server.call<EndpointWithSecret>(
    'POST',
    '/webhook_endpoints',
    command(admin, null, body),
  );
  expect(made.status).toBe(201);
  return made.body;
}
const endpoint = async (id: number) => {
  const { body } = await server.call<WebhookEndpoint[]>('GET', '/webhook_endpoints', { as: admin });
  const found = body.find((each) => each.id === id);
  if (!found) throw new Error('no endpoint');
  return found;
};
const calls = async (query = '') =>
  (await server.call<WebhookCall[]>('GET', `/webhook_calls${query}`, { as: admin })).body;
const told = () => receiver.took.map(({ body }) => body.type);
let versions = new Map<number, number>();
beforeEach(() => (versions = new Map()));
async function status(index: number, delivery_event_status_id: number, more: object = {}): Promise<string> {
  const id = run.stops[index] ?? 0;
  const version = versions.get(id) ?? 1;
  const body = { delivery_event_status_id, comments: 'x', receptor_name: 'ANA', signature: 'x', ...more };
  const answer = await server.call<{ command_id: string; events?: unknown }>(
    'POST',
    stopPath(run, id, 'change_status'),
    command(admin, version, body),
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  versions.set(id, version + 1);
  return answer.body.command_id;
}
const delivered = (index = 0) => status(index, EVENT_STATUS.successful);

describe('a client’s system is told of its deliveries', () => {
  it('signed, in their order, with a link to the proof and without a word of the person', async () => {
    const { secret } = await addEndpoint();
    await delivered();
    await drain();
    expect(told()).toEqual(['delivery.delivered']);
    const [call] = receiver.took;
    if (!call) throw new Error('nothing came');
    expect(verifies(secret, call)).toBe(true);
    expect(verifies(`whsec_${Buffer.alloc(32, 1).toString('base64')}`, call)).toBe(false);
    expect(call.body.data).toMatchObject({
      delivery_id: run.stops[0],
      status: 'successful',
      kind: 'delivery',
    });
    for (const word of Object.values(SECRETS)) expect(call.text).not.toContain(word);
    expect(call.text).not.toContain('ANA');
    const proof = new URL(String(call.body.data.proof_url));
    const path = proof.pathname.replace('/api', '');
    const file = await server.call('GET', path);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(
      (
        await server.call(
          'GET',
          path.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        )
      ).status,
    ).toBe(404);
    clock.advance(31 * DAY_MS);
    expect((await server.call('GET', path)).status).toBe(404);
    clock.advance(-31 * DAY_MS);
  });

  it('and of nobody else’s', async () => {
    await addEndpoint({ funding_source_id: await clientOf(1) });
    await delivered();
    await drain();
    expect(told()).toEqual([]);
  });

  it('and only of the events that it wants', async () => {
    await addEndpoint({ events: ['failed'] });
    await delivered();
    await drain();
    expect(await calls()).toEqual([]);
  });

  it('also when an end is taken back', async () => {
    await addEndpoint();
    const done = await delivered();
    const undone = await server.call('POST', `/commands/${done}/undo`, command(admin, null, undefined));
    expect(undone.status).toBe(200);
    await drain();
    expect(told()).toEqual(['delivery.delivered', 'delivery.reopened']);
  });

  it('nothing is told of a command that was refused', async () => {
    await addEndpoint();
    const body = { delivery_event_status_id: EVENT_STATUS.rejected };
    const refused = await server.call(
      'POST',
      stopPath(run, run.stops[0] ?? 0, 'change_status'),
      command(admin, 1, body),
    );
    expect(refused.status).toBe(422);
    expect(await calls()).toEqual([]);
  });
});

describe('a system that does not answer', () => {
  it('is called again after growing pauses, and its later calls of the same delivery wait', async () => {
    await addEndpoint();
    receiver.answer = () => ({ status: 503 });
    await status(0, EVENT_STATUS.rejected, { non_delivery_reason_id: 1 });
    await drain();
    expect(told()).toEqual(['delivery.failed']);
    const { id } = (await calls())[0] ?? { id: 0 };
    await server.db
      .insertInto('webhook_calls')
      .values({
        endpoint_id: (await calls())[0]?.endpoint_id ?? 0,
        delivery_event_id: run.stops[0] ?? 0,
        event: 'reopened',
        data: '{}',
        created_at: clock.now(),
        next_try_at: clock.now(),
      })
      .execute();
    await drain();
    expect(told()).toEqual(['delivery.failed']);
    clock.advance(6_100);
    await drain();
    expect(receiver.took).toHaveLength(2);
    clock.advance(6_100);
    await drain();
    expect(receiver.took).toHaveLength(2);
    receiver.answer = () => ({ status: 200 });
    clock.advance(2 * MINUTE_MS);
    await drain();
    expect(told()).toEqual(['delivery.failed', 'delivery.failed', 'delivery.failed', 'delivery.reopened']);
    expect(new Set(receiver.took.slice(0, 3).map((call) => call.id)).size).toBe(1);
    const detail = await server.call<WebhookCallDetail>('GET', `/webhook_calls/${id}`, { as: admin });
    expect(detail.body.tries.map(({ http_status, error }) => [http_status, error])).toEqual([
      [200, null],
      [503, 'refusedStatus'],
      [503, 'refusedStatus'],
    ]);
  });

  it('does not hold up another one', async () => {
    const other = await new Receiver().start();
    receiver.answer = () => 'silence';
    await addEndpoint({ name: 'Silent' });
    await addEndpoint({ name: 'Quick', url: other.url });
    await delivered();
    const pump = new WebhookPump(server.context);
    await pump.start();
    await expect.poll(() => other.took.length, { timeout: 5_000 }).toBe(1);
    await receiver.stop();
    await pump.stop();
    await other.stop();
    receiver = await new Receiver().start();
    expect((await calls('?state=waiting'))[0]).toMatchObject({ error: 'connection', attempts: 1 });
  });

  it('is called again when this server is killed in between: at least once, under one id', async () => {
    const { id } = await addEndpoint();
    await delivered();
    const taken = await inTransaction(server.db, (trx) => claimCalls(trx, id, 8, clock.now()));
    expect(taken).toHaveLength(1);
    await drain();
    expect(receiver.took).toEqual([]);
    clock.advance(MINUTE_MS + 1000);
    await drain();
    expect(receiver.took.map((call) => call.id)).toEqual([taken[0]?.message_id]);
  });

  it('is disabled after five days, people are told, and what happened meanwhile leaves once it is enabled', async () => {
    const { id } = await addEndpoint();
    receiver.answer = () => ({ status: 500 });
    await delivered();
    await drain();
    for (let day = 0; day < 6; day += 1) {
      clock.advance(DAY_MS);
      await drain();
    }
    admin = await server.signInAs('administrator');
    expect((await endpoint(id)).state).toBe('disabled');
    const news = await server.db
      .selectFrom('notifications')
      .select('json_body')
      .where('type', '=', 'webhook_disabled')
      .executeTakeFirst();
    expect(news?.json_body).toMatchObject({ endpoint_id: id, name: 'Pharmacy system' });
    const before = receiver.took.length;
    await drain();
    expect(receiver.took).toHaveLength(before);
    receiver.answer = () => ({ status: 200 });
    const { name, url, events, version } = await endpoint(id);
    const body = { name, url, events, state: 'active' };
    const enabled = await server.call('PUT', `/webhook_endpoints/${id}`, command(admin, version, body));
    expect(enabled.status).toBe(200);
    await drain();
    expect((await calls('?state=waiting')).length).toBe(0);
  });

  it('that says it is gone is disabled at once', async () => {
    const { id } = await addEndpoint();
    receiver.answer = () => ({ status: 410 });
    await delivered();
    await drain();
    expect((await endpoint(id)).state).toBe('disabled');
  });

  it('that sends elsewhere is not followed', async () => {
    await addEndpoint();
    receiver.answer = () => ({ status: 302, headers: { location: receiver.url } });
    await delivered();
    await drain();
    expect((await calls())[0]).toMatchObject({ state: 'waiting', http_status: 302, error: 'redirect' });
    expect(receiver.took).toHaveLength(1);
  });
});

describe('secrets, tests and replays', () => {
  it('a rotated secret signs beside the old one for a day', async () => {
    const first = await addEndpoint();
    const path = `/webhook_endpoints/${first.id}/secret`;
    const rotated = await server.call<EndpointWithSecret>('POST', path, command(admin, first.version, {}));
    expect(rotated.body.secret).not.toBe(first.secret);
    await delivered();
    await drain();
    const [both] = receiver.took;
    if (!both) throw new Error('nothing came');
    expect([verifies(first.secret, both), verifies(rotated.body.secret, both)]).toEqual([true, true]);
    clock.advance(DAY_MS + HOUR_MS);
    admin = await server.signInAs('administrator');
    const [call] = await calls();
    expect(
      (await server.call('POST', `/webhook_calls/${call?.id}/replay`, command(admin, null, {}))).status,
    ).toBe(202);
    await drain();
    const again = receiver.took[1];
    if (!again) throw new Error('nothing came');
    expect(again.id).toBe(both.id);
    expect([verifies(first.secret, again), verifies(rotated.body.secret, again)]).toEqual([false, true]);
  });

  it('the secret is in no list and no log', async () => {
    const { secret, id } = await addEndpoint();
    expect(JSON.stringify(await endpoint(id))).not.toContain(secret);
    const audits = await server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('resource', '=', 'webhook_endpoints')
      .execute();
    expect(JSON.stringify(audits)).not.toContain(secret);
    const stored = await server.db.selectFrom('webhook_endpoints').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it('a test goes to a paused address too', async () => {
    const made = await addEndpoint();
    const { id, name, url, events, version } = made;
    await server.call(
      'PUT',
      `/webhook_endpoints/${id}`,
      command(admin, version, { name, url, events, state: 'paused' }),
    );
    await delivered();
    await server.call('POST', `/webhook_endpoints/${id}/test`, command(admin, null, {}));
    await drain();
    expect(told()).toEqual(['endpoint.test']);
  });
});

describe('what an address may be', () => {
  it.each([
    ['ftp://system.example.com', 'validation.targetAddress'],
    ['https://user:word@system.example.com', 'validation.targetAddress'],
    ['not an address', 'validation.targetAddress'],
    [`https://x.example.com/${'a'.repeat(500)}`, 'validation.maxLength'],
  ])('%s is refused at its field', async (url, message) => {
    const body = { name: 'X', url, events: ['failed'], funding_source_id: await clientOf(0) };
    const { status, body: problem } = await server.call<{ errors: Record<string, { message: string }> }>(
      'POST',
      '/webhook_endpoints',
      command(admin, null, body),
    );
    expect([status, problem.errors.url?.message]).toEqual([422, message]);
  });
});
