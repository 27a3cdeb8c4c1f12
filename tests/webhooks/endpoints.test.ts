import { describe, expect, it } from 'vitest';
import type { EndpointWithSecret } from '../../src/contract/webhooks/endpoints';
import { DAY_MS, HOUR_MS } from '../../src/domain/time/durations';
import { command } from '../support/dispatchDay';
import { verifies } from './receiver';
import {
  addEndpoint,
  calls,
  clientOf,
  clock,
  day,
  delivered,
  drain,
  endpoint,
  told,
  webhookDay,
} from './webhookDay';

webhookDay();

describe('secrets, tests and replays', () => {
  it('a rotated secret signs beside the old one for a day', async () => {
    const first = await addEndpoint();
    const path = `/webhook_endpoints/${first.id}/secret`;
    const rotated = await day.server.call<EndpointWithSecret>(
      'POST',
      path,
      command(day.admin, first.version, {}),
    );
    expect(rotated.body.secret).not.toBe(first.secret);
    await delivered();
    await drain();
    const [both] = day.receiver.took;
    if (!both) throw new Error('nothing came');
    expect([verifies(first.secret, both), verifies(rotated.body.secret, both)]).toEqual([true, true]);
    clock.advance(DAY_MS + HOUR_MS);
    day.admin = await day.server.signInAs('administrator');
    const [call] = await calls();
    expect(
      (await day.server.call('POST', `/webhook_calls/${call?.id}/replay`, command(day.admin, null, {})))
        .status,
    ).toBe(202);
    await drain();
    const again = day.receiver.took[1];
    if (!again) throw new Error('nothing came');
    expect(again.id).toBe(both.id);
    expect([verifies(first.secret, again), verifies(rotated.body.secret, again)]).toEqual([false, true]);
  });

  it('the secret is in no list and no log', async () => {
    const { secret, id } = await addEndpoint();
    expect(JSON.stringify(await endpoint(id))).not.toContain(secret);
    const audits = await day.server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('resource', '=', 'webhook_endpoints')
      .execute();
    expect(JSON.stringify(audits)).not.toContain(secret);
    const stored = await day.server.db.selectFrom('webhook_endpoints').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it('a test goes to a paused address too', async () => {
    const made = await addEndpoint();
    const { id, name, url, events, version } = made;
    await day.server.call(
      'PUT',
      `/webhook_endpoints/${id}`,
      command(day.admin, version, { name, url, events, state: 'paused' }),
    );
    await delivered();
    await day.server.call('POST', `/webhook_endpoints/${id}/test`, command(day.admin, null, {}));
    await drain();
    expect(told()).toEqual(['endpoint.test']);
  });

  it('a test that fails is not repeated', async () => {
    const { id } = await addEndpoint();
    day.receiver.answer = () => ({ status: 500 });
    await day.server.call('POST', `/webhook_endpoints/${id}/test`, command(day.admin, null, {}));
    await drain();
    expect(await calls()).toMatchObject([{ event: 'test', state: 'failed', attempts: 1, next_try_at: null }]);
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
    const { status, body: problem } = await day.server.call<{ errors: Record<string, { message: string }> }>(
      'POST',
      '/webhook_endpoints',
      command(day.admin, null, body),
    );
    expect([status, problem.errors.url?.message]).toEqual([422, message]);
  });
});
