import type { FastifyRequest } from 'fastify';
import type { WebhookEvent } from '../../../src/domain/webhooks/webhookEvents';
import type { CallState, WebhookCall, WebhookCallDetail } from '../../../src/domain/webhooks/webhookView';
import type { Db, Trx } from '../../platform/database/database';
import { writeAudit } from '../../platform/plugins/audit';
import { notFound, wrongState } from '../../platform/plugins/errors';
import { bodyOf } from './sendCall';
import { publishWebhooks } from './settleCalls';
import { wakeWebhookPumps } from './tellClients';

export interface CallFilters {
  endpoint_id?: number | undefined;
  state?: string | undefined;
  event?: string | undefined;
  delivery_event_id?: number | undefined;
}

export function callsOf(db: Db | Trx, { endpoint_id, state, event, delivery_event_id }: CallFilters) {
  return db
    .selectFrom('webhook_calls as k')
    .$if(endpoint_id !== undefined, (query) => query.where('k.endpoint_id', '=', endpoint_id ?? 0))
    .$if(state !== undefined, (query) => query.where('k.state', '=', state as CallState))
    .$if(event !== undefined, (query) => query.where('k.event', '=', event as WebhookEvent))
    .$if(delivery_event_id !== undefined, (query) =>
      query.where('k.delivery_event_id', '=', delivery_event_id ?? 0),
    );
}

const SHOWN = [
  'k.id',
  'k.endpoint_id',
  'k.event',
  'k.delivery_event_id',
  'k.state',
  'k.attempts',
  'k.http_status',
  'k.error',
  'k.duration',
  'k.created_at',
  'k.last_try_at',
  'k.next_try_at',
] as const;

export function readCalls(
  db: Db,
  filters: CallFilters,
  page: number,
  perPage: number,
): Promise<WebhookCall[]> {
  return callsOf(db, filters)
    .select([...SHOWN])
    .orderBy('k.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
}

/** Throws 404. */
export async function readCall(db: Db, id: number): Promise<WebhookCallDetail> {
  const call = await db
    .selectFrom('webhook_calls as k')
    .select([...SHOWN, 'k.message_id', 'k.data'])
    .where('k.id', '=', id)
    .executeTakeFirst();
  if (!call) throw notFound();
  const tries = await db
    .selectFrom('webhook_attempts')
    .select(['id', 'attempted_at', 'http_status', 'error', 'duration'])
    .where('call_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  const { data, ...rest } = call;
  return { ...rest, body: bodyOf({ ...call, data }), tries };
}

/** Sends a call again at once, under the same id: a system that has taken it knows it by that. Throws 404 and 409. */
export async function replayCall(trx: Trx, request: FastifyRequest, id: number, now: Date): Promise<void> {
  const call = await trx
    .selectFrom('webhook_calls')
    .select(['endpoint_id', 'state', 'locked_until'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!call) throw notFound();
  if (call.locked_until !== null) throw wrongState('This call is under way', { reason: 'underWay' });
  await trx
    .updateTable('webhook_calls')
    .set({ state: 'waiting', attempts: 0, next_try_at: now })
    .where('id', '=', id)
    .execute();
  await writeAudit(trx, request, {
    action: 'replay',
    resource: 'webhook_calls',
    record_id: id,
    changes: { state: { from: call.state, to: 'waiting' } },
  });
  await wakeWebhookPumps(trx);
  await publishWebhooks(trx, call.endpoint_id);
}
