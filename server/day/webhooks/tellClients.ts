import { sql, type RawBuilder } from 'kysely';
import { EVENT_STATUS_IDS, eventStatusName } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../../src/domain/stops/eventType';
import type { WebhookEvent } from '../../../src/domain/webhooks/webhookEvents';
import type { Trx } from '../../platform/database/database';

/** NOTIFY channel that wakes the pumps up. */
export const WEBHOOKS_CHANNEL = 'webhooks';

export interface ClientNews {
  event: WebhookEvent;
  ids: readonly number[];
}

const STATUS_NAMES = JSON.stringify(
  Object.fromEntries(EVENT_STATUS_IDS.map((id) => [id, eventStatusName(id)])),
);

const utc = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** What a call says of a delivery: numbers, states and times, and nothing of the person. */
const DATA = sql`jsonb_build_object(
  'delivery_id', e.id, 'order_number', e.order_number, 'tracking_number', e.tracking_number,
  'kind', case when e.delivery_event_type_id = ${EVENT_TYPE.collect} then 'collection' else 'delivery' end,
  'status', ${STATUS_NAMES}::jsonb ->> e.delivery_event_status_id::text,
  'delivery_date', to_char(e.delivery_date::date, 'YYYY-MM-DD'), 'time_zone', coalesce(m.time_zone, c.time_zone),
  'window_start', e.delivery_start_time::text, 'window_end', e.delivery_end_time::text,
  'expected_at', ${utc('e.eta')}, 'status_at', ${utc('e.datetime')}, 'attempts', e.attempts,
  'reason', case when e.non_delivery_reason_id is null then null else jsonb_build_object(
    'id', r.id, 'name', r.description) end)`;

const AT_RECIPIENTS = sql<boolean>`e.delivery_event_type_id in (${EVENT_TYPE.delivery}, ${EVENT_TYPE.collect})`;

/**
 * Writes a call for each address of the client of each of these deliveries that wants the event. One statement; none of
 * it without addresses. That it goes out for delivery is said once a day, whichever run takes it.
 */
async function writeCalls(
  trx: Trx,
  event: WebhookEvent,
  which: RawBuilder<boolean>,
  now: Date,
): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    insert into webhook_calls (endpoint_id, delivery_event_id, event, data, created_at, next_try_at)
    select w.id, e.id, ${event}, ${DATA}, ${now}::timestamptz, ${now}::timestamptz
    from delivery_events e
    join participants p on p.id = e.participant_id
    join webhook_endpoints w on w.funding_source_id = p.funding_source_id and ${event} = any(w.events)
    join cdps c on c.id = e.close_door_pharmacy_id
    left join delivery_manifest m on m.id = e.delivery_manifest_id
    left join non_delivery_reasons r on r.id = e.non_delivery_reason_id
    where ${AT_RECIPIENTS} and ${which} and (${event} <> 'outForDelivery' or not exists (
      select 1 from webhook_calls k where k.endpoint_id = w.id and k.delivery_event_id = e.id
        and k.event = 'outForDelivery' and k.data ->> 'delivery_date' = to_char(e.delivery_date::date, 'YYYY-MM-DD')))
    order by e.secuence nulls last, e.id`.execute(trx);
  if (numAffectedRows > 0n) await wakeWebhookPumps(trx);
}

/** Tells clients' systems of these deliveries, in the transaction of the change. Before `publish`. */
export async function tellClients(trx: Trx, news: readonly ClientNews[], now: Date): Promise<void> {
  const said = news.filter(({ ids }) => ids.length > 0);
  if (said.length === 0 || !(await hasEndpoints(trx))) return;
  for (const { event, ids } of said)
    await writeCalls(trx, event, sql<boolean>`e.id = any(${[...ids]}::bigint[])`, now);
}

/** The same for all deliveries of an imported batch, when they become visible. */
export async function tellClientsOfBatch(trx: Trx, batchId: number, now: Date): Promise<void> {
  if (!(await hasEndpoints(trx))) return;
  const made = sql<boolean>`e.id in (select id from delivery_event_rows where batch_id = ${batchId})`;
  await writeCalls(trx, 'accepted', made, now);
}

/** Deliveries that leave the books altogether: whoever has heard of one hears that it is off. */
export async function tellClientsOfRemoved(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const { numAffectedRows = 0n } = await sql`
    insert into webhook_calls (endpoint_id, delivery_event_id, event, data, created_at, next_try_at)
    select k.endpoint_id, k.delivery_event_id, 'canceled', k.data || '{"status": "withdrawn"}',
      ${now}::timestamptz, ${now}::timestamptz
    from webhook_calls k join webhook_endpoints w on w.id = k.endpoint_id and 'canceled' = any(w.events)
    where k.delivery_event_id = any(${[...ids]}::bigint[]) and k.id = (
      select max(o.id) from webhook_calls o
      where o.endpoint_id = k.endpoint_id and o.delivery_event_id = k.delivery_event_id)
    order by k.id`.execute(trx);
  if (numAffectedRows > 0n) await wakeWebhookPumps(trx);
}

/** With the commit the pumps look. */
export async function wakeWebhookPumps(trx: Trx): Promise<void> {
  await sql`select pg_notify(${WEBHOOKS_CHANNEL}, '')`.execute(trx);
}

async function hasEndpoints(trx: Trx): Promise<boolean> {
  return (await trx.selectFrom('webhook_endpoints').select('id').limit(1).executeTakeFirst()) !== undefined;
}
