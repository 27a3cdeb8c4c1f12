import { isToBeDisabled, pauseAfter } from '../../../src/domain/webhooks/webhookRetries';
import { fromWire } from '../../../src/domain/time/dates';
import type { TargetAnswer } from '../../outside/webhooks/callTarget';
import type { Trx } from '../../platform/database/database';
import { tell } from '../../platform/notifications/tell';
import { writeAudit } from '../../platform/plugins/audit';
import { publish } from '../../platform/plugins/outbox';
import type { Call } from './claimCalls';

export interface Tried {
  call: Call;
  answer: TargetAnswer;
}

/** The specification: the address is gone and wants nothing more. */
const GONE = 410;
/** Who switches an address off when nobody has. */
const SERVER = { user_id: null, full_name: 'Rx Dispatch' };

/** Pages that show this address read it again. To call last (`publish`). */
export function publishWebhooks(trx: Trx, id: number): Promise<void> {
  return publish(trx, { topic: 'resources', event: 'webhooks.changed', body: { id } });
}

/** Null: it is given up. A test is tried once, as somebody looks at what comes of it. */
function nextTry({ attempts, event }: Call, now: Date): Date | null {
  if (event === 'test') return null;
  const pause = pauseAfter(attempts, Math.random());
  return pause === null ? null : new Date(now.getTime() + pause);
}

async function settleOne(trx: Trx, { call, answer }: Tried, now: Date): Promise<void> {
  const { http_status, error, duration } = answer;
  await trx
    .insertInto('webhook_attempts')
    .values({ call_id: call.id, attempted_at: call.last_try_at ?? now, http_status, error, duration })
    .execute();
  const next_try_at = error === null ? null : nextTry(call, now);
  const state = error === null ? 'delivered' : next_try_at === null ? 'failed' : 'waiting';
  await trx
    .updateTable('webhook_calls')
    .set({ state, http_status, error, duration, next_try_at, locked_until: null })
    .where('id', '=', call.id)
    .where('state', '=', 'waiting')
    // Another server has taken it over when this one was slower than its lease.
    .where('attempts', '=', call.attempts)
    .execute();
}

/** An address that has failed for days, or says that it is gone, is called no more; people are told. */
async function disable(trx: Trx, endpoint: { id: number; name: string }, now: Date): Promise<void> {
  await trx
    .updateTable('webhook_endpoints')
    .set((eb) => ({ state: 'disabled', version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', endpoint.id)
    .execute();
  await writeAudit(trx, SERVER, {
    action: 'disable',
    resource: 'webhook_endpoints',
    record_id: endpoint.id,
    changes: { state: { from: 'active', to: 'disabled' } },
  });
  const facts = { endpoint_id: endpoint.id, name: endpoint.name };
  await tell(trx, [{ type: 'webhook_disabled', facts, cdp_id: null }], now);
}

/** Writes down what came of calls to one address. */
export async function settleCalls(
  trx: Trx,
  endpointId: number,
  tried: readonly Tried[],
  now: Date,
): Promise<void> {
  const endpoint = await trx
    .selectFrom('webhook_endpoints')
    .select(['id', 'name', 'state', 'failing_since'])
    .where('id', '=', endpointId)
    .forUpdate()
    .executeTakeFirst();
  // Removed meanwhile, and its calls with it.
  if (!endpoint) return;
  for (const one of tried) await settleOne(trx, one, now);
  const isTaken = tried.some(({ answer }) => answer.error === null);
  const failing_since = isTaken ? null : (endpoint.failing_since ?? now);
  await trx
    .updateTable('webhook_endpoints')
    .set({ failing_since, ...(isTaken ? { last_success_at: now } : {}) })
    .where('id', '=', endpointId)
    .execute();
  const isGone = tried.some(({ answer }) => answer.http_status === GONE);
  const since =
    failing_since === null ? null : failing_since instanceof Date ? failing_since : fromWire(failing_since);
  const isOver = isGone || (since !== null && isToBeDisabled(since, now));
  if (isOver && endpoint.state === 'active') await disable(trx, endpoint, now);
  await publishWebhooks(trx, endpointId);
}
