import type { Trx } from '../database/database';
import { driverWhoKnows } from '../dispatch/runScope';
import { publish } from '../plugins/outbox';
import type { touchRuns } from './changeDeliveries';
import type { LotRow } from './readLots';

/** Tells open boards that a lot has changed the pool of its day, and which runs. */
export async function announceDeliveries(
  trx: Trx,
  lot: Pick<LotRow, 'id' | 'close_door_pharmacy_id' | 'delivery_date'>,
  runs: Awaited<ReturnType<typeof touchRuns>>,
): Promise<void> {
  const cdp_id = lot.close_door_pharmacy_id;
  await publish(trx, {
    topic: `dispatch:${lot.delivery_date}`,
    event: 'pool.changed',
    body: { import_lot_id: lot.id, event_ids: [] },
    cdp_id,
  });
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
