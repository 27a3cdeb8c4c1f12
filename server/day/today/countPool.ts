import type { Db } from '../../platform/database/database';

/** Deliveries of a day without a run, of one CDP or of all (null). */
export async function countPool(db: Db, date: string, cdpId: number | null): Promise<number> {
  const { stops } = await db
    .selectFrom('delivery_events')
    .where('delivery_manifest_id', 'is', null)
    .where('delivery_date', '=', date)
    .$if(cdpId !== null, (query) => query.where('close_door_pharmacy_id', '=', cdpId ?? 0))
    .select((eb) => eb.fn.countAll<number>().as('stops'))
    .executeTakeFirstOrThrow();
  return stops;
}
