import { sql } from 'kysely';
import { groupBy } from '../../../../../src/domain/wire/groupBy';
import type { Trx } from '../../../../platform/database/database';
import type { Commander } from '../../../../platform/plugins/actor';
import { notFound } from '../../../../platform/plugins/errors';
import { facilityHours } from '../../facilityHours';
import { withinScope } from '../../../../records/runs/runScope';

export type LockedRun = Awaited<ReturnType<typeof readLocked>>[number] & { stops: LockedStop[] };
export type LockedStop = Awaited<ReturnType<ReturnType<typeof stopRows>['execute']>>[number];

/**
 * A run's row is the lock of all its stops: commands on one run wait for each other, on two runs they do not. In the order
 * of their ids, so that two commands cannot wait for each other.
 */
function readLocked(trx: Trx, ids: readonly number[]) {
  return trx
    .selectFrom('delivery_manifest')
    .selectAll()
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
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
      'eta',
      'datetime',
      'issue_settled_at',
      'attempts',
      'receptor_name',
      'stop_role',
      'pick_up_id',
      'meets_id',
      'locked_at',
      'locked_reason',
      'recipient_asks',
      facilityHours('delivery_events.participant_id', 'delivery_events.destination_id').as('facility_hours'),
    ]);
}

/**
 * Locks runs and reads them with their stops, as the transaction before has left them, in the order of their ids. Throws
 * 404 when one is not there or not this person's. Two queries.
 */
export async function lockRuns(trx: Trx, actor: Commander, ids: readonly number[]): Promise<LockedRun[]> {
  if (ids.length === 0) return [];
  const runs = withinScope(actor, await readLocked(trx, ids));
  if (runs.length < new Set(ids).size) throw notFound();
  const stops = await stopRows(trx)
    .where(sql<boolean>`delivery_manifest_id = any(${[...ids]}::bigint[])`)
    .orderBy('secuence')
    .execute();
  const byRun = groupBy(stops, (stop) => stop.delivery_manifest_id ?? 0);
  return runs.map((run) => ({ ...run, stops: [...(byRun.get(run.id) ?? [])] }));
}

/** One of them. Throws 404. */
export async function lockRun(trx: Trx, actor: Commander, manifestId: number): Promise<LockedRun> {
  const [run] = await lockRuns(trx, actor, [manifestId]);
  if (!run) throw notFound();
  return run;
}

/** Locks those of these stops that no run has and that are this person's, in the order of their ids. */
export async function lockPoolStops(
  trx: Trx,
  actor: Commander,
  ids: readonly number[],
): Promise<LockedStop[]> {
  if (ids.length === 0) return [];
  const stops = await stopRows(trx)
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where('delivery_manifest_id', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return withinScope(actor, stops);
}

/** Stops as the rules see them, read again, in the order of their ids. */
export function readStops(trx: Trx, ids: readonly number[]): Promise<LockedStop[]> {
  return stopRows(trx)
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .execute();
}
