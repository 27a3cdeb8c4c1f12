import { number, object, string, type InferType } from 'yup';
import { isEditRunOffered } from '../../../src/domain/actionOffers';
import { manifestStatusKey } from '../../../src/domain/manifestStatus';
import type { Problem } from '../../../src/domain/problem';
import { driverGenderProblem, isCdpChangeOffered } from '../../../src/domain/runCrew';
import { isOpenStop } from '../../../src/domain/stopOrder';
import { VALIDATION } from '../../../src/resources/schema/messages';
import { invalid, wrongState } from '../../plugins/errors';
import { refuseBusyCrew } from './busyCrew';
import { followStart, newPlan } from './runPlan';
import { defineCommand } from './command';
import type { LockedRun } from './lockedRun';
import type { Work } from './work';

const id = () => number().integer().min(1).required(VALIDATION.required);
/** Body of spec §7; all of it is required (spec §5 "Edit run"). */
const body = object({
  employee_id: id(),
  vehicle_id: id(),
  close_door_pharmacy_id: id(),
  /** Ours, while nobody has set out: left out, they stay as they are. */
  name: string().nullable(),
  start_time: string().nullable(),
  end_time: string().nullable(),
});
type Body = InferType<typeof body>;

/** An active driver. Throws 422. */
export async function driverOf(work: Work, id: number) {
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

/** Throws 422 for a vehicle that is not there or switched off. */
export async function refuseWrongVehicle(work: Work, id: number): Promise<void> {
  const vehicle = await work.trx
    .selectFrom('vehicles')
    .select('is_active')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!vehicle) throw invalid({ vehicle_id: { message: VALIDATION.reference } });
  if (!vehicle.is_active) throw invalid({ vehicle_id: { message: 'validation.inactiveVehicle' } });
}

/** What speaks against another pharmacy for the run, or null. */
async function cdpProblem(work: Work, run: LockedRun, id: number): Promise<Problem | null> {
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

/** Gives a run another driver, vehicle or pharmacy, and before it sets out another name or shift. Refusals: 409, 422 by field, and 400 `ud023` that names the run. */
export const editRun = defineCommand({
  name: 'editRun',
  summary: 'Give a run another driver, vehicle or pharmacy, or before it sets out another name or shift',
  method: 'PUT',
  of: 'run',
  path: '',
  body,
  hasOverride: false,
  async apply(work, target, given: Body) {
    const run = await work.openRun(target.manifestId);
    if (!isEditRunOffered(run)) {
      const manifest_status = manifestStatusKey(run.delivery_manifest_status_id);
      throw wrongState('This run is over and cannot be changed', { reason: 'runOver', manifest_status });
    }
    const { employee_id, vehicle_id, close_door_pharmacy_id } = given;
    const plan = newPlan(run, given);
    const driver = await driverOf(work, employee_id);
    if (vehicle_id !== run.vehicle_id) await refuseWrongVehicle(work, vehicle_id);
    const gender = employee_id === run.employee_id ? null : driverGenderProblem(driver, run.stops);
    if (gender) throw invalid({ employee_id: gender });
    const cdp = await cdpProblem(work, run, close_door_pharmacy_id);
    if (cdp) throw invalid({ close_door_pharmacy_id: cdp });
    await refuseBusyCrew(work, { ...run, ...plan }, { driver, vehicleId: vehicle_id });
    if (close_door_pharmacy_id !== run.close_door_pharmacy_id) {
      for (const stop of run.stops.filter(isOpenStop))
        await work.changeStop(run, stop, { close_door_pharmacy_id });
    }
    const wasStart = run.start_at;
    work.changeRun(run, { employee_id, vehicle_id, close_door_pharmacy_id, ...plan });
    await followStart(work, run, wasStart);
  },
});
