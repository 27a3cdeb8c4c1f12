import { editRunCall } from '../../../../../src/contract/dispatch/editRun';
import { isEditRunOffered } from '../../../../../src/domain/stops/actionOffers';
import { manifestStatusKey } from '../../../../../src/domain/runs/manifestStatus';
import type { Problem } from '../../../../../src/domain/wire/problem';
import type { PlannedRun } from '../../../../../src/domain/planning/plannedRun';
import { brokenByChange } from '../../../../../src/domain/runs/runChange';
import { isCdpChangeOffered } from '../../../../../src/domain/runs/runCrew';
import { isOpenStop } from '../../../../../src/domain/runs/stopOrder';
import { VALIDATION } from '../../../../../src/resources/schema/messages';
import { invalid, wrongState } from '../../../../platform/plugins/errors';
import { readPace } from '../../../../planning/roads/readPace';
import { assertCrewIsAvailable } from '../rules/crewAvailable';
import { assertCrewIsFree } from '../rules/busyCrew';
import { followStart, newPlan } from '../runPlan';
import { defineCommand } from '../command';
import type { LockedRun } from '../work/lockedRun';
import { askRules, planningFacts, requireReason } from '../work/moveFacts';
import type { UnitOfWork } from '../work/unitOfWork';

const AUDITED = { resource: 'delivery_manifest' } as const;

/** An active driver. Throws 422. */
export async function driverOf(work: UnitOfWork, id: number) {
  const driver = await work.trx
    .selectFrom('employees')
    .select(['id', 'full_name', 'gender', 'type', 'is_active'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!driver) throw invalid({ employee_id: { message: VALIDATION.reference } });
  const isDriver = driver.is_active && driver.type === 'Driver';
  const args = { name: driver.full_name };
  if (!isDriver) throw invalid({ employee_id: { message: 'validation.inactiveDriver', args } });
  return driver;
}

/** An active vehicle with the bags that it carries. Throws 422. */
export async function vehicleOf(work: UnitOfWork, id: number): Promise<{ capacity: number | null }> {
  const vehicle = await work.trx
    .selectFrom('vehicles as v')
    .leftJoin('vehicle_capacity_types as c', 'c.id', 'v.vehicle_capacity_type_id')
    .select(['v.is_active', 'c.capacity'])
    .where('v.id', '=', id)
    .executeTakeFirst();
  if (!vehicle) throw invalid({ vehicle_id: { message: VALIDATION.reference } });
  if (!vehicle.is_active) throw invalid({ vehicle_id: { message: 'validation.inactiveVehicle' } });
  return vehicle;
}

/** The run with its new crew, for the rules. The stop values that follow from the crew are already changed in `run`. */
function changed(
  before: PlannedRun,
  run: LockedRun,
  facts: Pick<PlannedRun, 'driver_gender' | 'vehicle_capacity'>,
): PlannedRun {
  const clients = new Map(before.stops.map((stop) => [stop.id, stop.funding_source_id]));
  return {
    ...before,
    ...run,
    ...facts,
    stops: run.stops.map((stop) => ({ ...stop, funding_source_id: clients.get(stop.id) ?? null })),
  };
}

/** The reason why the run cannot change to another pharmacy, or null. */
async function cdpProblem(work: UnitOfWork, run: LockedRun, id: number): Promise<Problem | null> {
  if (id === run.close_door_pharmacy_id) return null;
  if (!isCdpChangeOffered(run)) return { message: 'validation.cdpAfterStart' };
  const { cdp_id: ownCdp } = work.actor;
  const cdp = await work.trx
    .selectFrom('cdps')
    .select(['is_active', 'time_zone'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!cdp?.is_active || (ownCdp !== null && ownCdp !== id)) return { message: VALIDATION.reference };
  return cdp.time_zone === run.time_zone ? null : { message: 'validation.cdpZone' };
}

/**
 * Gives a run another driver, vehicle or pharmacy and, before it sets out, another name or shift. Every stop is
 * checked with the new crew: rules that it would break are named per stop, 400 `OVERTIME_WORK` or `plan001`, unless
 * forced with a reason. Other errors: 409, 422 by field, and 400 `ud023` that names the run.
 */
export const editRun = defineCommand(editRunCall, {
  onClosedDay: 'refused',
  async apply(work, target, given) {
    requireReason(work.isForced, given.reason);
    const run = await work.openRun(target.manifestId);
    if (!isEditRunOffered(run)) {
      const manifest_status = manifestStatusKey(run.delivery_manifest_status_id);
      throw wrongState('This run is over and cannot be changed', { reason: 'runOver', manifest_status });
    }
    const { employee_id, vehicle_id, close_door_pharmacy_id } = given;
    const plan = newPlan(run, given);
    const driver = await driverOf(work, employee_id);
    const vehicle = vehicle_id === run.vehicle_id ? null : await vehicleOf(work, vehicle_id);
    const cdp = await cdpProblem(work, run, close_door_pharmacy_id);
    if (cdp) throw invalid({ close_door_pharmacy_id: cdp });
    await assertCrewIsAvailable(work.trx, run.delivery_date, {
      employee_id: employee_id === run.employee_id ? null : employee_id,
      vehicle_id: vehicle_id === run.vehicle_id ? null : vehicle_id,
    });
    await assertCrewIsFree(work, { ...run, ...plan }, { driver, vehicleId: vehicle_id });
    const { runs } = await planningFacts(work.trx, [run]);
    if (close_door_pharmacy_id !== run.close_door_pharmacy_id) {
      for (const stop of run.stops.filter(isOpenStop))
        await work.changeStop(run, stop, { close_door_pharmacy_id });
    }
    const wasStart = run.start_at;
    work.changeRun(run, { employee_id, vehicle_id, close_door_pharmacy_id, ...plan });
    await followStart(work, run, wasStart);
    const [before] = runs;
    if (!before) throw new Error('A run that is open has its facts');
    const vehicle_capacity = vehicle ? vehicle.capacity : before.vehicle_capacity;
    const after = changed(before, run, { driver_gender: driver.gender, vehicle_capacity });
    const broken = brokenByChange(before, after, work.now, await readPace(work.trx));
    askRules(work, broken);
    if (work.isForced) work.log.addAudit({ ...AUDITED, record_id: run.id, after: { reason: given.reason } });
  },
});
