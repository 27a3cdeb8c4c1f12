import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { WebhookPump } from '../../server/day/webhooks/webhookPump';
import { webhookNetworksOf } from '../../server/webhookConfig';
import type { EndpointWithSecret } from '../../src/contract/webhooks/endpoints';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import type { WebhookCall, WebhookEndpoint } from '../../src/domain/webhooks/webhookView';
import { WEBHOOK_EVENTS } from '../../src/domain/webhooks/webhookEvents';
import { command, makeRun, stopPath, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';
import { Receiver } from './receiver';

export const clock = new StoppedClock('2026-11-20 18:00:00');
/** What the present test has; set before each. */
export const day = {} as { server: TestServer; admin: TestSession; receiver: Receiver; run: TestRun };

let versions = new Map<number, number>();

/** Called once by each file: a server of its own, and before each test a client's system that listens, and a run. */
export function webhookDay(): void {
  beforeAll(async () => {
    day.server = await testServer({
      clock,
      config: { webhookNetworks: webhookNetworksOf({ WEBHOOK_NETWORKS: '127.0.0.0/8' }) },
    });
  });
  afterAll(() => day.server.close());
  beforeEach(async () => {
    clock.set('2026-11-20 18:00:00');
    day.admin = await day.server.signInAs('administrator');
    day.receiver = await new Receiver().start();
    day.run = await makeRun(day.server.db);
    versions = new Map();
  });
  afterEach(async () => {
    await day.receiver.stop();
    await day.server.db.deleteFrom('webhook_endpoints').execute();
  });
}

export const drain = () => new WebhookPump(day.server.context).runDue();
export const clientOf = async (index: number) => {
  const { funding_source_id } = await day.server.db
    .selectFrom('participants')
    .select('funding_source_id')
    .where('id', '=', day.run.participants[index] ?? 0)
    .executeTakeFirstOrThrow();
  return Number(funding_source_id);
};
export async function addEndpoint(changes: object = {}): Promise<EndpointWithSecret> {
  const body = {
    name: 'Pharmacy system',
    url: day.receiver.url,
    events: [...WEBHOOK_EVENTS],
    funding_source_id: await clientOf(0),
    ...changes,
  };
  const made = await day.server.call<EndpointWithSecret>(
    'POST',
    '/webhook_endpoints',
    command(day.admin, null, body),
  );
  expect(made.status).toBe(201);
  return made.body;
}
export const endpoint = async (id: number) => {
  const { body } = await day.server.call<WebhookEndpoint[]>('GET', '/webhook_endpoints', { as: day.admin });
  const found = body.find((each) => each.id === id);
  if (!found) throw new Error('no endpoint');
  return found;
};
export const calls = async (query = '') =>
  (await day.server.call<WebhookCall[]>('GET', `/webhook_calls${query}`, { as: day.admin })).body;
export const told = () => day.receiver.took.map(({ body }) => body.type);
export async function status(
  index: number,
  delivery_event_status_id: number,
  more: object = {},
): Promise<string> {
  const id = day.run.stops[index] ?? 0;
  const version = versions.get(id) ?? 1;
  const body = { delivery_event_status_id, comments: 'x', receptor_name: 'ANA', signature: 'x', ...more };
  const answer = await day.server.call<{ command_id: string; events?: unknown }>(
    'POST',
    stopPath(day.run, id, 'change_status'),
    command(day.admin, version, body),
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  versions.set(id, version + 1);
  return answer.body.command_id;
}
export const delivered = (index = 0) => status(index, EVENT_STATUS.successful);
