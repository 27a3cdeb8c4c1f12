import { sql } from 'kysely';
import type { Trx } from '../database/database';

export interface LiveEvent {
  /** A topic of `liveTopics.ts`, such as `dispatch:YYYY-MM-DD`, or a topic that only servers receive (`access`). */
  topic: string;
  /** Name of the event, e.g. `delivery_events.changed`. */
  event: string;
  /** Small: the changed record with its new version. Never names or addresses. */
  body: Record<string, unknown>;
  /** Only people of this CDP, and people of no CDP, may receive the event. */
  cdp_id?: number | null;
  /** Only this user may receive the event. */
  user_id?: number | null;
  /** Only these drivers (employees) may receive events of a day; no driver if omitted. */
  driver_ids?: readonly (number | null)[];
}

/** NOTIFY channel that wakes every server up. */
export const OUTBOX_CHANNEL = 'outbox';
// Any number that no other advisory lock of this program uses.
const OUTBOX_LOCK = 7_016_201;

/**
 * Publishes an event in the transaction of its change. All servers receive it after the commit.
 *
 * A reader asks for `seq > last seen`, so a `seq` must never become visible after a higher one. A sequence alone does
 * not guarantee that (numbers are taken in one order and committed in another), hence the advisory lock: it is taken
 * before the number and kept until the commit. It also makes publishing transactions wait for each other, so PUBLISH
 * LAST, after all row locks are taken.
 */
export function publish(trx: Trx, live: LiveEvent): Promise<void> {
  return publishAll(trx, [live]);
}

/** Several, in their order, by one statement: the rows are numbered when the lock is there. */
export async function publishAll(trx: Trx, events: readonly LiveEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ driver_ids = [], ...live }) => ({
    ...live,
    driver_ids: driver_ids.filter((id) => id !== null),
  }));
  await sql`
    with locked as materialized (
      select pg_advisory_xact_lock(${OUTBOX_LOCK}::bigint), pg_notify(${OUTBOX_CHANNEL}, ''))
    insert into outbox (topic, event, body, cdp_id, user_id, driver_ids)
    select n.topic, n.event, n.body, n.cdp_id, n.user_id, n.driver_ids
    from locked, rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as
      (topic text, event text, body jsonb, cdp_id bigint, user_id bigint, driver_ids bigint[])) with ordinality
      as n (topic, event, body, cdp_id, user_id, driver_ids, place)
    order by n.place`.execute(trx);
}
