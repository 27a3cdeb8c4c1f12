import type { Trx } from '../../../platform/database/database';
import { publish } from '../../../platform/plugins/outbox';

export const IMPORTS_TOPIC = 'imports';

/** Publishes a new version or the progress of a lot to users who see it. Must be called last in a transaction. */
export async function publishLot(
  trx: Trx,
  { id, version, close_door_pharmacy_id }: { id: number; version: number; close_door_pharmacy_id: number },
): Promise<void> {
  await publish(trx, {
    topic: IMPORTS_TOPIC,
    event: 'lot.changed',
    body: { lot_id: id, version },
    cdp_id: close_door_pharmacy_id,
  });
}
