import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { SECRET_OVERLAP_MS } from '../../../src/domain/webhooks/webhookRetries';
import type { WebhookEvent } from '../../../src/domain/webhooks/webhookEvents';
import type { WebhookEndpoint } from '../../../src/domain/webhooks/webhookView';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { Db, Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { invalid, notFound } from '../../platform/plugins/errors';
import { requireVersion } from '../../platform/plugins/versions';
import { publishWebhooks } from './settleCalls';
import { wakeWebhookPumps } from './tellClients';

const RESOURCE = 'webhook_endpoints';

/** Addresses with what waits for them, those in trouble first. */
export async function readEndpoints(db: Db | Trx, id: number | null = null): Promise<WebhookEndpoint[]> {
  const { rows } = await sql<WebhookEndpoint>`
    select w.id, w.version, w.name, w.url, w.funding_source_id, f.name as funding_source_name, w.events, w.state,
      (select count(*)::int from webhook_calls k where k.endpoint_id = w.id and k.state = 'waiting') as waiting,
      (select count(*)::int from webhook_calls k where k.endpoint_id = w.id and k.state = 'failed') as failed,
      w.failing_since, w.last_success_at, w.old_secret_until, w.created_at, w.created_by_name
    from webhook_endpoints w join funding_sources f on f.id = w.funding_source_id
    where ${id}::bigint is null or w.id = ${id}::bigint
    order by array_position(array['disabled', 'active', 'paused'], w.state), f.name, w.id`.execute(db);
  return rows;
}

export async function readEndpoint(db: Db | Trx, id: number): Promise<WebhookEndpoint> {
  const [endpoint] = await readEndpoints(db, id);
  if (!endpoint) throw notFound();
  return endpoint;
}

/** Throws 404, 412 and 428. */
async function lockEndpoint(trx: Trx, request: FastifyRequest, id: number) {
  const endpoint = await trx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!endpoint) throw notFound();
  await requireVersion(request, trx, { resource: RESOURCE, id, version: endpoint.version });
  return endpoint;
}

interface Fields {
  name: string;
  url: string;
  events: readonly string[];
}

/** The schema has let known events through alone. */
const eventsOf = (events: readonly string[]) => [...new Set(events)] as WebhookEvent[];

const auditable = ({ name, url, events }: Fields) => ({ name, url, events: events.join(', ') });

/** Throws 422 for a client that is not there. */
export async function createEndpoint(
  trx: Trx,
  request: FastifyRequest,
  {
    funding_source_id,
    sealed_secret,
    ...fields
  }: Fields & { funding_source_id: number; sealed_secret: string },
  now: Date,
): Promise<number> {
  const client = await trx
    .selectFrom('funding_sources')
    .select('id')
    .where('id', '=', funding_source_id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!client) throw invalid({ funding_source_id: { message: VALIDATION.reference } });
  const { id } = await trx
    .insertInto('webhook_endpoints')
    .values({
      name: fields.name,
      url: fields.url,
      events: eventsOf(fields.events),
      funding_source_id,
      sealed_secret,
      sealed_old_secret: null,
      created_by_name: actorOf(request).full_name,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const after = { ...auditable(fields), funding_source_id };
  await writeAudit(trx, request, { action: 'create', resource: RESOURCE, record_id: id, after });
  await publishWebhooks(trx, id);
  return id;
}

/** Changes an address, pauses it or enables it again; what has waited then leaves at once, in its order. */
export async function updateEndpoint(
  trx: Trx,
  request: FastifyRequest,
  id: number,
  { state, ...fields }: Fields & { state: 'active' | 'paused' },
  now: Date,
): Promise<WebhookEndpoint> {
  const before = await lockEndpoint(trx, request, id);
  const { name, url } = fields;
  const isStarted = state === 'active' && before.state !== 'active';
  await trx
    .updateTable('webhook_endpoints')
    .set({ name, url, events: eventsOf(fields.events), state, version: before.version + 1, updated_at: now })
    .$if(isStarted || url !== before.url, (query) => query.set({ failing_since: null }))
    .where('id', '=', id)
    .execute();
  if (isStarted || url !== before.url) {
    await trx
      .updateTable('webhook_calls')
      .set({ next_try_at: now })
      .where('endpoint_id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
  }
  await writeAudit(trx, request, {
    action: 'update',
    resource: RESOURCE,
    record_id: id,
    before: { ...auditable(before), state: before.state },
    after: { ...auditable(fields), state },
  });
  await wakeWebhookPumps(trx);
  await publishWebhooks(trx, id);
  return readEndpoint(trx, id);
}

/** A new secret; the one before it signs beside it for a day, so that the client can change over in between. */
export async function rotateSecret(
  trx: Trx,
  request: FastifyRequest,
  id: number,
  sealed_secret: string,
  now: Date,
): Promise<void> {
  const before = await lockEndpoint(trx, request, id);
  const old_secret_until = new Date(now.getTime() + SECRET_OVERLAP_MS);
  await trx
    .updateTable('webhook_endpoints')
    .set({ sealed_secret, sealed_old_secret: before.sealed_secret, old_secret_until })
    .set({ version: before.version + 1, updated_at: now })
    .where('id', '=', id)
    .execute();
  await writeAudit(trx, request, {
    action: 'rotateSecret',
    resource: RESOURCE,
    record_id: id,
    changes: { version: { from: before.version, to: before.version + 1 } },
  });
  await publishWebhooks(trx, id);
}

export async function removeEndpoint(trx: Trx, request: FastifyRequest, id: number): Promise<void> {
  const before = await lockEndpoint(trx, request, id);
  await trx.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
  await writeAudit(trx, request, {
    action: 'delete',
    resource: RESOURCE,
    record_id: id,
    before: { ...auditable(before), state: before.state },
  });
  await publishWebhooks(trx, id);
}

/** A call that says nothing: it shows whether the address answers and knows the secret. Also while it is paused. */
export async function sendTest(trx: Trx, request: FastifyRequest, id: number, now: Date): Promise<void> {
  const endpoint = await readEndpoint(trx, id);
  await trx
    .insertInto('webhook_calls')
    .values({
      endpoint_id: id,
      delivery_event_id: 0,
      event: 'test',
      data: JSON.stringify({ client: endpoint.funding_source_name }),
      created_at: now,
      next_try_at: now,
    })
    .execute();
  await writeAudit(trx, request, { action: 'test', resource: RESOURCE, record_id: id, changes: {} });
  await wakeWebhookPumps(trx);
  await publishWebhooks(trx, id);
}
