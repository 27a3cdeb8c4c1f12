import { runStartObstacle } from '../../../../../src/domain/access/mobileSignIn';
import { hasNotStarted } from '../../../../../src/domain/runs/manifestStatus';
import { isWitness } from '../../../../records/runs/runScope';
import { otherUserOfPhone, phoneRefused } from '../../../../records/vehicles/phoneSignIn';
import type { LockedRun } from '../work/lockedRun';
import type { UnitOfWork } from '../work/unitOfWork';

/**
 * A run starts with the driver's first step. Throws 409 when it may not be started on this phone (spec §3, "driver- or
 * vehicle-exclusive mobile login").
 */
export async function assertPhoneMayStart(work: UnitOfWork, run: LockedRun): Promise<void> {
  const { session_id } = work.actor;
  if (session_id === null || !isWitness(work.actor, run)) return;
  if (!hasNotStarted(run.delivery_manifest_status_id)) return;
  const pattern = await work.trx
    .selectFrom('delivery_manifest as m')
    .innerJoin('runs', 'runs.id', 'm.run_id')
    .leftJoin('vehicles', 'vehicles.id', 'm.vehicle_id')
    .select(['m.name', 'runs.exclusive_login', 'm.vehicle_id', 'vehicles.name as vehicle_name'])
    .where('m.id', '=', run.id)
    .executeTakeFirst();
  if (!pattern || pattern.exclusive_login === 'none') return;
  const session = await work.trx
    .selectFrom('sessions')
    .leftJoin('vehicles', 'vehicles.id', 'sessions.vehicle_id')
    .select(['sessions.vehicle_id', 'vehicles.name as vehicle_name'])
    .where('sessions.id', '=', session_id)
    .executeTakeFirstOrThrow();
  const also_used_by = await otherUserOfPhone(work.trx, session_id, work.now);
  const obstacle = runStartObstacle(pattern, { ...session, also_used_by });
  if (obstacle) throw phoneRefused(obstacle);
}
