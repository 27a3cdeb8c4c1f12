import { sql } from 'kysely';
import type { Trx } from '../database/database';

export interface LiveEvent {
  /** One of `liveTopics.ts`, such as `dispatch:YYYY-MM-DD`, or one that only servers hear (`access`). */
  topic: string;
  /** What happened, e.g. `delivery_events.changed`. */
  event: string;
  /** Small: what changed, with its new version. Never names or addresses. */
  body: Record<string, unknown>;
  /** Only people of this CDP, and people of no CDP, may hear of it. */
  cdp_id?: number | null;
  /** Only this user may hear of it. */
  user_id?: number | null;
  /** Of drivers only these (employees) may hear of what happens on a day; left out: none. */
  driver_ids?: readonly (number | null)[];
}

/** NOTIFY channel that wakes every server up. */
export const OUTBOX_CHANNEL = 'outbox';
// Any number that no other advisory lock of ours has.
const OUTBOX_LOCK = 7_016_201;

const locked = new WeakSet<Trx>();

/**
 * Says in the transaction of a change that it happened; heard after the commit, by all servers.
 *
 * A reader asks for `seq > last seen`, so a `seq` must never become visible after a higher one. A sequence alone does
 * not give that (numbers are taken in one order and committed in another), hence the advisory lock: it is taken before
 * the number and kept until the commit. It also makes publishing transactions wait for each other, so PUBLISH LAST,
 * after all row locks are taken.
 */
export function publish(trx: Trx, live: LiveEvent): Promise<void> {
  return publishAll(trx, [live]);
}

/** Several, in their order, by one statement. */
export async function publishAll(trx: Trx, events: readonly LiveEvent[]): Promise<void> {
  if (events.length === 0) return;
  if (!locked.has(trx)) {
    await sql`select pg_advisory_xact_lock(${OUTBOX_LOCK}::bigint), pg_notify(${OUTBOX_CHANNEL}, '')`.execute(
      trx,
    );
    locked.add(trx);
  }
  await trx
    .insertInto('outbox')
    .values(
      events.map((live) => ({
        topic: live.topic,
        event: live.event,
        body: JSON.stringify(live.body),
        cdp_id: live.cdp_id ?? null,
        user_id: live.user_id ?? null,
        driver_ids: (live.driver_ids ?? []).filter((id) => id !== null),
      })),
    )
    .execute();
}
