import type { Trx } from '../../database/database';
import type { Actor } from '../../plugins/actor';
import { notFound } from '../../plugins/errors';
import { isWithinScope } from '../runScope';

export type LockedRun = NonNullable<Awaited<ReturnType<typeof readLocked>>> & { stops: LockedStop[] };
export type LockedStop = Awaited<ReturnType<typeof readStops>>[number];

/** The run's row is the lock of all its stops: commands on one run wait for each other, on two runs they do not. */
function readLocked(trx: Trx, manifestId: number) {
  return trx
    .selectFrom('delivery_manifest')
    .selectAll()
    .where('id', '=', manifestId)
    .forUpdate()
    .executeTakeFirst();
}

// Everything that the rules look at. Pictures and signatures stay in the database.
function readStops(trx: Trx, manifestId: number) {
  return trx
    .selectFrom('delivery_events')
    .select([
      'id',
      'version',
      'delivery_manifest_id',
      'delivery_date',
      'close_door_pharmacy_id',
      'delivery_event_type_id',
      'delivery_event_status_id',
      'secuence',
      'destination_latitude',
      'destination_longitude',
      'delivery_start_time',
      'delivery_end_time',
      'planned_at',
      'eta',
      'datetime',
      'attempts',
      'receptor_name',
    ])
    .where('delivery_manifest_id', '=', manifestId)
    .orderBy('secuence')
    .execute();
}

/**
 * Locks a run and reads it with its stops, as the transaction before has left them. Throws 404 when there is none or
 * when it is not this person's. Whoever locks several runs does so in the order of their ids.
 */
export async function lockRun(trx: Trx, actor: Actor, manifestId: number): Promise<LockedRun> {
  const run = await readLocked(trx, manifestId);
  if (!run || !isWithinScope(actor, run)) throw notFound();
  return { ...run, stops: await readStops(trx, manifestId) };
}
