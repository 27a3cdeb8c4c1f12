import type { Trx } from '../../../platform/database/database';
import { tell } from '../../../platform/notifications/tell';

interface FinishedLot {
  id: number;
  file_name: string;
  close_door_pharmacy_id: number;
  created_by: number;
  committed_by: number | null;
}

/** Tells whoever made the lot and whoever imported it how it ended; they may be on another page by then. */
export async function tellOfLot(
  trx: Trx,
  lot: FinishedLot,
  result: { response: 'done' | 'failed'; rows: number; issues: number },
  now: Date,
): Promise<void> {
  const facts = { ...result, group_id: lot.id, name: lot.file_name };
  const also = [lot.committed_by, lot.created_by];
  await tell(trx, [{ type: 'import_finished', facts, cdp_id: lot.close_door_pharmacy_id, also }], now);
}
