import { sql } from 'kysely';
import {
  billDeliveries,
  differencesOf,
  withCharges,
  type BilledDelivery,
  type DeliveryToBill,
  type PriceList,
} from '../../../src/domain/billing/billDeliveries';
import { CHARGES, pricesOf } from '../../../src/domain/billing/prices';
import { monthDays } from '../../../src/domain/billing/billingPeriod';
import { groupBy } from '../../../src/domain/wire/groupBy';
import type { ServerContext } from '../../context';
import type { Db, Trx } from '../../platform/database/database';
import { inTransaction } from '../../platform/database/transaction';
import { readSettings } from '../../platform/settings/readSettings';
import { findChanged, readBilled } from './findChanged';
import { readDeliveries, readDeliveriesOfDays, type ClientsDelivery } from './readDeliveries';

/** Lines per statement. */
const LINES_AT_ONCE = 5_000;

interface PeriodHead {
  id: number;
  from_date: string;
}

async function priceListsOf(db: Db | Trx, client: number): Promise<PriceList[]> {
  const lists = await db
    .selectFrom('price_lists')
    .selectAll()
    .where('funding_source_id', '=', client)
    .execute();
  return lists.map(({ id, valid_from, valid_to, ...prices }) => ({
    id,
    valid_from,
    valid_to,
    prices: pricesOf(prices),
  }));
}

/** Creates the client's period, or locks the one that is there; null when it is closed. */
async function openPeriod(
  trx: Trx,
  client: number,
  { from, to }: { from: string; to: string },
): Promise<PeriodHead | null> {
  await trx
    .insertInto('billing_periods')
    .values({ funding_source_id: client, from_date: from, to_date: to })
    .onConflict((conflict) => conflict.columns(['funding_source_id', 'from_date']).doNothing())
    .execute();
  const period = await trx
    .selectFrom('billing_periods')
    .select(['id', 'from_date', 'state'])
    .where('funding_source_id', '=', client)
    .where('from_date', '=', from)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return period.state === 'closed' ? null : period;
}

/** Differences go to the oldest open period: two would charge them twice. */
async function isOldestOpen(trx: Trx, client: number, from: string): Promise<boolean> {
  const older = await trx
    .selectFrom('billing_periods')
    .select('id')
    .where('funding_source_id', '=', client)
    .where('state', '=', 'open')
    .where('from_date', '<', from)
    .executeTakeFirst();
  return older === undefined;
}

/** The detour by which a closed period of each day was measured. */
async function detoursOf(trx: Trx, client: number) {
  const periods = await trx
    .selectFrom('billing_periods')
    .select(['from_date', 'to_date', 'detour_percent'])
    .where('funding_source_id', '=', client)
    .where('state', '=', 'closed')
    .execute();
  return (day: string) =>
    periods.find(({ from_date, to_date }) => from_date <= day && day <= to_date)?.detour_percent;
}

/** What the client's closed periods lack or have too much. */
async function differences(
  trx: Trx,
  client: number,
  period: PeriodHead,
  lists: readonly PriceList[],
  detour: number,
): Promise<BilledDelivery[]> {
  if (!(await isOldestOpen(trx, client, period.from_date))) return [];
  const ids = await findChanged(trx, client, period.from_date);
  if (ids.length === 0) return [];
  const billed = await readBilled(trx, client, ids);
  const detourOn = await detoursOf(trx, client);
  const now = (await readDeliveries(trx, ids))
    // What was billed to a client stays with it; what came in later is of the participant's client.
    .filter((delivery) => delivery.client === client || billed.has(delivery.toBill(0).id))
    .map((delivery) => delivery.toBill(detourOn(delivery.toBill(0).delivery_date) ?? detour))
    // One that has moved to another month is billed there, if it is not closed.
    .filter(({ delivery_date }) => detourOn(delivery_date) !== undefined);
  return differencesOf(billDeliveries(now, lists), billed);
}

async function insertLines(
  trx: Trx,
  period: PeriodHead,
  kind: 'delivery' | 'difference',
  lines: readonly BilledDelivery[],
  at: Date,
): Promise<void> {
  const parts = sql.join(CHARGES.map((name) => sql.ref(name)));
  for (let start = 0; start < lines.length; start += LINES_AT_ONCE) {
    const rows = lines.slice(start, start + LINES_AT_ONCE);
    const charges = CHARGES.map((name) => sql`${rows.map((line) => line.charges[name])}::integer[]`);
    await sql`
      insert into billing_lines (period_id, kind, delivery_event_id, delivery_date, price_list_id, created_at, ${parts})
      select ${period.id}, ${kind}, delivery_event_id, delivery_date, price_list_id, ${at}, ${parts}
      from unnest(
        ${rows.map((line) => line.delivery_event_id)}::bigint[], ${rows.map((line) => line.delivery_date)}::date[],
        ${rows.map((line) => line.price_list_id)}::bigint[], ${sql.join(charges)}
      ) as n (delivery_event_id, delivery_date, price_list_id, ${parts})`.execute(trx);
  }
}

interface OfClient {
  client: number;
  deliveries: readonly DeliveryToBill[];
  days: { from: string; to: string };
  detour: number;
  at: Date;
}

/** Writes the lines of one client's month anew; corrections stay. One transaction, so that nobody sees half of it. */
async function calculateClient(db: Db, { client, deliveries, days, detour, at }: OfClient): Promise<void> {
  await inTransaction(db, async (trx) => {
    const period = await openPeriod(trx, client, days);
    if (!period) return;
    const lists = await priceListsOf(trx, client);
    await trx
      .deleteFrom('billing_lines')
      .where('period_id', '=', period.id)
      .where('kind', '<>', 'correction')
      .execute();
    const own = billDeliveries(deliveries, lists);
    const uncharged = own.filter(({ price_list_id }) => price_list_id === null);
    await insertLines(trx, period, 'delivery', [...withCharges(own), ...uncharged], at);
    await insertLines(trx, period, 'difference', await differences(trx, client, period, lists, detour), at);
    await trx
      .updateTable('billing_periods')
      .set((eb) => ({
        calculated_at: at,
        detour_percent: detour,
        updated_at: at,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', period.id)
      .execute();
  });
}

/** Clients that may have something to pay: with deliveries in the month, with a price list, or with a period. */
async function clientsOf(db: Db, { from, to }: { from: string; to: string }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select funding_source_id as id from price_lists
    where daterange(valid_from, valid_to, '[]') && daterange(${from}::date, ${to}::date, '[]')
    union select funding_source_id from billing_periods where from_date = ${from}::date`.execute(db);
  return rows.map(({ id }) => id);
}

/** Calculates all open periods of a month, client by client. */
export async function calculateMonth(
  { db, clock }: ServerContext,
  month: string,
  today: string,
): Promise<void> {
  const days = monthDays(month, today);
  if (!days) return;
  // Before the deliveries are read: what changes meanwhile counts as changed later.
  const at = clock();
  const { detour_percent: detour } = await readSettings(db);
  const byClient: ReadonlyMap<number, ClientsDelivery[]> = groupBy(
    await readDeliveriesOfDays(db, days),
    ({ client }) => client,
  );
  for (const client of new Set([...(await clientsOf(db, days)), ...byClient.keys()])) {
    const deliveries = (byClient.get(client) ?? []).map((each) => each.toBill(detour));
    await calculateClient(db, { client, deliveries, days, detour, at });
  }
}
