import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database';
import { driverWhoKnows } from '../../../records/runs/runScope';
import { publish } from '../../../platform/plugins/outbox';
import type { touchRuns } from './changeDeliveries';
import type { LotRow } from '../lots/readLots';

type LotOfDay = Pick<LotRow, 'id' | 'close_door_pharmacy_id' | 'delivery_date' | 'answers'>;

/** The days of a lot's rows: its own, and those that rows name themselves. */
async function daysOf(trx: Trx, lot: LotOfDay): Promise<readonly string[]> {
  if (lot.answers.other_days?.how !== 'own_day') return [lot.delivery_date];
  const { rows } = await sql<{ date: string }>`
    select distinct parsed ->> 'delivery_date' as date from import_rows
    where lot_id = ${lot.id} and parsed ->> 'delivery_date' is not null`.execute(trx);
  return [lot.delivery_date, ...rows.map(({ date }) => date)];
}

/** Notifies open boards that a lot has changed the pools of its days. */
export async function announcePool(trx: Trx, lot: LotOfDay): Promise<void> {
  for (const date of await daysOf(trx, lot))
    await publish(trx, {
      topic: `dispatch:${date}`,
      event: 'pool.changed',
      body: { import_lot_id: lot.id, event_ids: [] },
      cdp_id: lot.close_door_pharmacy_id,
    });
}

/** Notifies open boards of the runs that a lot has changed. */
export async function announceRuns(
  trx: Trx,
  { close_door_pharmacy_id: cdp_id }: Pick<LotOfDay, 'close_door_pharmacy_id'>,
  runs: Awaited<ReturnType<typeof touchRuns>>,
): Promise<void> {
  for (const run of runs) {
    const body = { manifest_id: run.id, version: run.version, event_ids: [] };
    const driver_ids = [driverWhoKnows(run)];
    await publish(trx, {
      topic: `dispatch:${run.delivery_date}`,
      event: 'manifest.changed',
      body,
      cdp_id,
      driver_ids,
    });
  }
}
