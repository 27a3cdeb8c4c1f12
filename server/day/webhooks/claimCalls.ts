import { sql, type Selectable } from 'kysely';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import type { Db, Trx } from '../../platform/database/database';
import type { WebhookCallTable } from '../../platform/database/tables/webhooks';

export type Call = Selectable<WebhookCallTable>;

/** A server that dies frees its calls after this: longer than any target is waited for. */
const LEASE_MS = MINUTE_MS;

/** Addresses for which something is due, of those that are called; a test goes to a paused one too. */
export async function endpointsDue(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.id from webhook_endpoints w where exists (
      select 1 from webhook_calls k where k.endpoint_id = w.id and k.state = 'waiting'
        and (w.state = 'active' or k.event = 'test') and k.next_try_at <= ${now}::timestamptz
        and (k.locked_until is null or k.locked_until <= ${now}::timestamptz))
    order by w.id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Takes calls of one address that are due, the oldest of each delivery alone: the next one of a delivery leaves when the
 * one before it was taken or given up. A test is of no delivery and waits for nothing.
 */
export async function claimCalls(trx: Trx, endpointId: number, most: number, now: Date): Promise<Call[]> {
  const { rows } = await sql<Call>`
    with due as (
      select k.id from webhook_calls k join webhook_endpoints w on w.id = k.endpoint_id
        and (w.state = 'active' or k.event = 'test')
      where k.endpoint_id = ${endpointId} and k.state = 'waiting' and k.next_try_at <= ${now}::timestamptz
        and (k.locked_until is null or k.locked_until <= ${now}::timestamptz)
        and not exists (select 1 from webhook_calls o where o.endpoint_id = k.endpoint_id
          and o.delivery_event_id = k.delivery_event_id and o.id < k.id and o.state = 'waiting' and k.event <> 'test')
      order by k.next_try_at, k.id limit ${most} for update of k skip locked
    )
    update webhook_calls k set attempts = k.attempts + 1, last_try_at = ${now}::timestamptz,
      locked_until = ${new Date(now.getTime() + LEASE_MS)}::timestamptz
    from due where k.id = due.id returning k.*`.execute(trx);
  return rows.sort((a, b) => a.id - b.id);
}
