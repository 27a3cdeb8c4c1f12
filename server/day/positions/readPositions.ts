import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import type { Db } from '../../platform/database/database';
import type { Actor } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { isWithinScope } from '../../records/runs/runScope';
import { DEVICE_ENDS, DEVICE_STARTS } from './shiftWindow';

/** A long shift with a position every 5 s is 7,200. */
const MAX_TRACK = 10_000;

/** The last position of each driver on the runs of a day, in one query; runs without one are left out. */
export function readCurrentPositions(db: Db, actor: Actor, date: string) {
  return db
    .selectFrom('delivery_manifest as m')
    .innerJoin('employees as d', 'd.id', 'm.employee_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('positions')
          .select(['recorded_at', 'latitude', 'longitude', 'speed', 'heading', 'accuracy'])
          .whereRef('positions.employee_id', '=', 'm.employee_id')
          .where('recorded_at', '>=', DEVICE_STARTS)
          .where('recorded_at', '<=', DEVICE_ENDS)
          .orderBy('recorded_at', 'desc')
          .limit(1)
          .as('p'),
      (join) => join.onTrue(),
    )
    .where('m.delivery_date', '=', date)
    .$if(actor.cdp_id !== null, (query) => query.where('m.close_door_pharmacy_id', '=', actor.cdp_id ?? 0))
    .$if(actor.is_driver, (query) =>
      query
        .where('m.employee_id', '=', actor.employee_id ?? 0)
        .where('m.delivery_manifest_status_id', '!=', MANIFEST_STATUS.created),
    )
    .select(['m.id as delivery_manifest_id', 'm.employee_id', 'd.full_name as employee'])
    .select(['p.recorded_at', 'p.latitude', 'p.longitude', 'p.speed', 'p.heading', 'p.accuracy'])
    .orderBy('m.id')
    .execute();
}

/** Where the driver of a run has been, oldest first. Throws 404. */
export async function readTrack(db: Db, actor: Actor, manifestId: number) {
  const run = await db
    .selectFrom('delivery_manifest as m')
    .where('m.id', '=', manifestId)
    .select(['m.employee_id', 'm.close_door_pharmacy_id', 'm.delivery_manifest_status_id'])
    .select([DEVICE_STARTS.as('starts'), DEVICE_ENDS.as('ends')])
    .executeTakeFirst();
  if (!run || !isWithinScope(actor, run)) throw notFound();
  return db
    .selectFrom('positions')
    .select(['recorded_at', 'latitude', 'longitude', 'speed', 'heading', 'accuracy'])
    .where('employee_id', '=', run.employee_id ?? 0)
    .where('recorded_at', '>=', run.starts)
    .where('recorded_at', '<=', run.ends)
    .orderBy('recorded_at')
    .limit(MAX_TRACK)
    .execute();
}
