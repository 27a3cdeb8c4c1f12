import { sql } from 'kysely';
import { dateInZone } from '../../../src/domain/time/dates';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { inTransaction } from '../../platform/database/transaction';
import { enqueue } from '../../platform/jobs/enqueue';
import { readRules } from './readRules';
import { tellRecipients } from './tellRecipients';

export const ORDERS_JOB = 'recipients.orders';
/** Recipients who are told in one transaction: boards wait for no more than these. */
const PART = 200;

/** Recipients of an imported lot are told of their orders once it is committed, some at a time. */
export async function tellRecipientsOfLot(trx: Trx, batchId: number): Promise<void> {
  if ((await readRules(trx)).isOff) return;
  await enqueue(trx, { name: ORDERS_JOB, payload: { batch_id: batchId } });
}

/** The job behind it. Safe to run again: who was told is not told twice. */
export function tellOfOrders(context: ServerContext) {
  return async ({ batch_id }: Record<string, unknown>): Promise<void> => {
    const { db, clock } = context;
    const { rows: orders } = await sql<{ id: number; delivery_date: string; time_zone: string }>`
      select e.id, e.delivery_date, c.time_zone from delivery_event_rows e
      join cdps c on c.id = e.close_door_pharmacy_id
      where e.batch_id = ${Number(batch_id)} order by e.id`.execute(db);
    const now = clock();
    const ahead = orders.filter(
      ({ delivery_date, time_zone }) => delivery_date >= dateInZone(now, time_zone),
    );
    for (let start = 0; start < ahead.length; start += PART) {
      const ids = ahead.slice(start, start + PART).map(({ id }) => id);
      await inTransaction(db, (trx) => tellRecipients(trx, [{ event: 'orderReceived', ids }], { now }));
    }
  };
}
