import { describe, expect, it } from 'vitest';
import { claimCalls } from '../../server/day/webhooks/claimCalls';
import { WebhookPump } from '../../server/day/webhooks/webhookPump';
import { inTransaction } from '../../server/platform/database/transaction';
import { DAY_MS, MINUTE_MS } from '../../src/domain/time/durations';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import type { WebhookCallDetail } from '../../src/domain/webhooks/webhookView';
import { command, SECRETS, stopPath } from '../support/dispatchDay';
import { Receiver, verifies } from './receiver';
import {
  addEndpoint,
  calls,
  clientOf,
  clock,
  day,
  delivered,
  drain,
  endpoint,
  status,
  told,
  webhookDay,
} from './webhookDay';

webhookDay();

describe('a client’s system is told of its deliveries', () => {
  it('signed, in their order, with a link to the proof and without a word of the person', async () => {
    const { secret } = await addEndpoint();
    await delivered();
    await drain();
    expect(told()).toEqual(['delivery.delivered']);
    const [call] = day.receiver.took;
    if (!call) throw new Error('nothing came');
    expect(verifies(secret, call)).toBe(true);
    expect(verifies(`whsec_${Buffer.alloc(32, 1).toString('base64')}`, call)).toBe(false);
    expect(call.body.data).toMatchObject({
      delivery_id: day.run.stops[0],
      status: 'successful',
      kind: 'delivery',
    });
    for (const word of Object.values(SECRETS)) expect(call.text).not.toContain(word);
    expect(call.text).not.toContain('ANA');
    const proof = new URL(String(call.body.data.proof_url));
    const path = proof.pathname.replace('/api', '');
    const file = await day.server.call('GET', path);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(
      (
        await day.server.call(
          'GET',
          path.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        )
      ).status,
    ).toBe(404);
    clock.advance(31 * DAY_MS);
    expect((await day.server.call('GET', path)).status).toBe(404);
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
    const undone = await day.server.call(
      'POST',
      `/commands/${done}/undo`,
      command(day.admin, null, undefined),
    );
    expect(undone.status).toBe(200);
    await drain();
    expect(told()).toEqual(['delivery.delivered', 'delivery.reopened']);
  });

  it('nothing is told of a command that was refused', async () => {
    await addEndpoint();
    const body = { delivery_event_status_id: EVENT_STATUS.rejected };
    const refused = await day.server.call(
      'POST',
      stopPath(day.run, day.run.stops[0] ?? 0, 'change_status'),
      command(day.admin, 1, body),
    );
    expect(refused.status).toBe(422);
    expect(await calls()).toEqual([]);
  });
});

describe('a system that does not answer', () => {
  it('is called again after growing pauses, and its later calls of the same delivery wait', async () => {
    await addEndpoint();
    day.receiver.answer = () => ({ status: 503 });
    await status(0, EVENT_STATUS.rejected, { non_delivery_reason_id: 1 });
    await drain();
    expect(told()).toEqual(['delivery.failed']);
    const { id } = (await calls())[0] ?? { id: 0 };
    await day.server.db
      .insertInto('webhook_calls')
      .values({
        endpoint_id: (await calls())[0]?.endpoint_id ?? 0,
        delivery_event_id: day.run.stops[0] ?? 0,
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
    expect(day.receiver.took).toHaveLength(2);
    clock.advance(6_100);
    await drain();
    expect(day.receiver.took).toHaveLength(2);
    day.receiver.answer = () => ({ status: 200 });
    clock.advance(2 * MINUTE_MS);
    await drain();
    expect(told()).toEqual(['delivery.failed', 'delivery.failed', 'delivery.failed', 'delivery.reopened']);
    expect(new Set(day.receiver.took.slice(0, 3).map((call) => call.id)).size).toBe(1);
    const detail = await day.server.call<WebhookCallDetail>('GET', `/webhook_calls/${id}`, { as: day.admin });
    expect(detail.body.tries.map(({ http_status, error }) => [http_status, error])).toEqual([
      [200, null],
      [503, 'refusedStatus'],
      [503, 'refusedStatus'],
    ]);
  });

  it('does not hold up another one', async () => {
    const other = await new Receiver().start();
    day.receiver.answer = () => 'silence';
    await addEndpoint({ name: 'Silent' });
    await addEndpoint({ name: 'Quick', url: other.url });
    await delivered();
    const pump = new WebhookPump(day.server.context);
    await pump.start();
    await expect.poll(() => other.took.length, { timeout: 5_000 }).toBe(1);
    await day.receiver.stop();
    await pump.stop();
    await other.stop();
    day.receiver = await new Receiver().start();
    expect((await calls('?state=waiting'))[0]).toMatchObject({ error: 'connection', attempts: 1 });
  });

  it('is called again when this server is killed in between: at least once, under one id', async () => {
    const { id } = await addEndpoint();
    await delivered();
    const taken = await inTransaction(day.server.db, (trx) => claimCalls(trx, id, 8, clock.now()));
    expect(taken).toHaveLength(1);
    await drain();
    expect(day.receiver.took).toEqual([]);
    clock.advance(MINUTE_MS + 1000);
    await drain();
    expect(day.receiver.took.map((call) => call.id)).toEqual([taken[0]?.message_id]);
  });

  it('is disabled after five days, people are told, and what happened meanwhile leaves once it is enabled', async () => {
    const { id } = await addEndpoint();
    day.receiver.answer = () => ({ status: 500 });
    await delivered();
    await drain();
    for (let day = 0; day < 6; day += 1) {
      clock.advance(DAY_MS);
      await drain();
    }
    day.admin = await day.server.signInAs('administrator');
    expect((await endpoint(id)).state).toBe('disabled');
    const news = await day.server.db
      .selectFrom('notifications')
      .select('json_body')
      .where('type', '=', 'webhook_disabled')
      .executeTakeFirst();
    expect(news?.json_body).toMatchObject({ endpoint_id: id, name: 'Pharmacy system' });
    const before = day.receiver.took.length;
    await drain();
    expect(day.receiver.took).toHaveLength(before);
    day.receiver.answer = () => ({ status: 200 });
    const { name, url, events, version } = await endpoint(id);
    const body = { name, url, events, state: 'active' };
    const enabled = await day.server.call(
      'PUT',
      `/webhook_endpoints/${id}`,
      command(day.admin, version, body),
    );
    expect(enabled.status).toBe(200);
    await drain();
    expect((await calls('?state=waiting')).length).toBe(0);
  });

  it('that says it is gone is disabled at once', async () => {
    const { id } = await addEndpoint();
    day.receiver.answer = () => ({ status: 410 });
    await delivered();
    await drain();
    expect((await endpoint(id)).state).toBe('disabled');
  });

  it('that sends elsewhere is not followed', async () => {
    await addEndpoint();
    day.receiver.answer = () => ({ status: 302, headers: { location: day.receiver.url } });
    await delivered();
    await drain();
    expect((await calls())[0]).toMatchObject({ state: 'waiting', http_status: 302, error: 'redirect' });
    expect(day.receiver.took).toHaveLength(1);
  });
});
