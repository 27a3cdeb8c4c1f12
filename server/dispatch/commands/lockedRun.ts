import { sql } from 'kysely';
import type { Trx } from '../../database/database';
import type { Actor } from '../../plugins/actor';
import { notFound } from '../../plugins/errors';
import { isWithinScope } from '../runScope';

export type LockedRun = NonNullable<Awaited<ReturnType<typeof readLocked>>> & { stops: LockedStop[] };
export type LockedStop = Awaited<ReturnType<ReturnType<typeof stopRows>['execute']>>[number];

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
function stopRows(trx: Trx) {
  return trx
    .selectFrom('delivery_events')
    .select([
      'id',
      'version',
      'delivery_manifest_id',
      'delivery_date',
      'close_door_pharmacy_id',
      'participant_id',
      'delivery_event_type_id',
      'delivery_event_status_id',
      'secuence',
      'order_number',
      'destination_id',
      'destination_full_address',
      'destination_latitude',
      'destination_longitude',
      'delivery_start_time',
      'delivery_end_time',
      'refrigeration_needed',
      'driver_gender',
      'priority',
      'copayment_amount',
      'planned_at',
      'planned_after_id',
      'eta',
      'datetime',
      'issue_settled_at',
      'attempts',
      'receptor_name',
      'locked_at',
      'locked_reason',
    ]);
}

/**
 * Locks a run and reads it with its stops, as the transaction before has left them. Throws 404 when there is none or
 * when it is not this person's. Whoever locks several runs does so in the order of their ids.
 */
export async function lockRun(trx: Trx, actor: Actor, manifestId: number): Promise<LockedRun> {
  const run = await readLocked(trx, manifestId);
  if (!run || !isWithinScope(actor, run)) throw notFound();
  const stops = await stopRows(trx)
    .where('delivery_manifest_id', '=', manifestId)
    .orderBy('secuence')
    .execute();
  return { ...run, stops };
}

/** Locks those of these stops that no run has and that are this person's, in the order of their ids. */
export async function lockPoolStops(trx: Trx, actor: Actor, ids: readonly number[]): Promise<LockedStop[]> {
  if (ids.length === 0) return [];
  const stops = await stopRows(trx)
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where('delivery_manifest_id', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return stops.filter((stop) => isWithinScope(actor, stop));
}

/** A stop as the rules see it, read again. */
export async function readStop(trx: Trx, id: number): Promise<LockedStop> {
  return stopRows(trx).where('id', '=', id).executeTakeFirstOrThrow();
}
