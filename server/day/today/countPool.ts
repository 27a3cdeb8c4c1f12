import { EVENT_STATUS_IDS, isOpenStatus } from '../../../src/domain/stops/eventStatus';
import type { Db } from '../../platform/database/database';

const OPEN = EVENT_STATUS_IDS.filter(isOpenStatus);

/** Deliveries of a day that wait for a run, of one CDP or of all (null). A canceled one waits for none. */
export async function countPool(db: Db, date: string, cdpId: number | null): Promise<number> {
  const { stops } = await db
    .selectFrom('delivery_events')
    .where('delivery_manifest_id', 'is', null)
    .where('delivery_date', '=', date)
    .where('delivery_event_status_id', 'in', OPEN)
    .$if(cdpId !== null, (query) => query.where('close_door_pharmacy_id', '=', cdpId ?? 0))
    .select((eb) => eb.fn.countAll<number>().as('stops'))
    .executeTakeFirstOrThrow();
  return stops;
}
