import { sql } from 'kysely';
import type { InboxResult } from '../../../src/domain/imports/inboxView';
import type { OrderRow } from '../../../src/domain/imports/orderRow';
import type { Problem } from '../../../src/domain/wire/problem';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { Trx } from '../../platform/database/database';
import { writeAudits } from '../../platform/plugins/audit';
import { invalid } from '../../platform/plugins/errors';
import type { ReceivedOrder } from '../../../src/contract/inbox/entries';
import { orderInside } from './orderInside';
import { publishInbox } from './publishInbox';
import { tellOfUndecided } from './tellOfUndecided';
import { readSettings } from '../../platform/settings/readSettings';
import type { InboxSender } from './inboxSender';

function rowOf({ flags, delivery_date: _, close_door_pharmacy_id: __, ...row }: ReceivedOrder): OrderRow {
  return { ...row, flags: flags?.join(' ') ?? null };
}

/** Throws 422 by place in the request for CDPs that are not there, or not this sender's. */
async function assertKnownCdps(trx: Trx, sender: InboxSender, orders: readonly ReceivedOrder[]) {
  const own = sender.close_door_pharmacy_id;
  const named = [...new Set(orders.flatMap((order) => order.close_door_pharmacy_id ?? []))];
  const known = await trx
    .selectFrom('cdps')
    .select('id')
    .where(sql<boolean>`id = any(${named}::bigint[])`)
    .where('is_active', '=', true)
    .execute();
  const allowed = new Set(known.map(({ id }) => id).filter((id) => own === null || id === own));
  const problems: Record<string, Problem> = {};
  for (const [index, { close_door_pharmacy_id: id }] of orders.entries())
    if (id != null && !allowed.has(id))
      problems[`orders[${index}].close_door_pharmacy_id`] = { message: VALIDATION.reference };
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** What makes two orders of a sender the very same. */
function sameness(values: OrderRow, date: string | null, cdpId: number | null): string {
  const sorted = Object.entries(values).sort(([a], [b]) => a.localeCompare(b));
  return JSON.stringify([sorted, date, cdpId]);
}

/** Entries of the client with these order numbers that still count, by what makes them the same. */
async function arrivedBefore(trx: Trx, sender: InboxSender, orderKeys: readonly (string | null)[]) {
  const rows = await trx
    .selectFrom('deliveries_inbox')
    .select(['id', 'values', 'delivery_date', 'close_door_pharmacy_id'])
    .where('funding_source_id', '=', sender.funding_source_id)
    .where('state', '!=', 'dismissed')
    .where(sql<boolean>`order_key = any(${orderKeys.filter((key) => key !== null)}::text[])`)
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.map((row) => [sameness(row.values, row.delivery_date, row.close_door_pharmacy_id), row.id]),
  );
}

/**
 * Takes orders into the inbox, also those with problems: a person mends them there. An order that has arrived before and
 * is the very same changes nothing.
 */
export async function receiveOrders(
  trx: Trx,
  sender: InboxSender,
  orders: readonly ReceivedOrder[],
  now: Date,
): Promise<InboxResult[]> {
  await assertKnownCdps(trx, sender, orders);
  const { default_state } = await readSettings(trx);
  const inside = await Promise.all(orders.map((order) => orderInside(rowOf(order), default_state)));
  // Two requests with one order: the second waits here and finds the first one's.
  await trx
    .selectFrom('funding_sources')
    .select('id')
    .where('id', '=', sender.funding_source_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const ids = await arrivedBefore(
    trx,
    sender,
    inside.map(({ order_key }) => order_key),
  );
  const { author, ...from } = sender;
  const results: InboxResult[] = [];
  const fresh: number[] = [];
  for (const [index, { said, ...columns }] of inside.entries()) {
    const order = orders[index];
    const delivery_date = order?.delivery_date ?? null;
    const close_door_pharmacy_id = sender.close_door_pharmacy_id ?? order?.close_door_pharmacy_id ?? null;
    const key = sameness(said.values, delivery_date, close_door_pharmacy_id);
    const known = columns.order_key === null ? undefined : ids.get(key);
    const id =
      known ??
      (
        await trx
          .insertInto('deliveries_inbox')
          .values({
            ...from,
            ...columns,
            delivery_date,
            close_door_pharmacy_id,
            created_at: now,
            updated_at: now,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    if (known === undefined) {
      ids.set(key, id);
      fresh.push(index);
    }
    results.push({
      index,
      id,
      order_number: said.values.order_number ?? null,
      result: known === undefined ? 'new' : 'same',
      problems: said.problems,
      remarks: said.remarks,
    });
  }
  await writeAudits(
    trx,
    author,
    fresh.map((index) => ({
      action: 'create',
      resource: 'deliveries_inbox',
      record_id: results[index]?.id ?? null,
      after: { origin: sender.origin, ...inside[index]?.said.values, version: 1 },
    })),
  );
  if (fresh.length > 0) await publishInbox(trx);
  const undecided = fresh.filter((index) => Object.keys(results[index]?.problems ?? {}).length > 0);
  await tellOfUndecided(trx, sender, undecided.length, now);
  return results;
}
