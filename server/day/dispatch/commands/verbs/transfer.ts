import { transferCall } from '../../../../../src/contract/dispatch/transfer';
import { isTransferOffered } from '../../../../../src/domain/stops/actionOffers';
import { eventStatusName } from '../../../../../src/domain/stops/eventStatus';
import { isHeld } from '../../../../../src/domain/stops/pickUpRule';
import { planMove } from '../../../../../src/domain/planning/planMove';
import { invalid, notFound, wrongState } from '../../../../platform/plugins/errors';
import { readPace } from '../../../../planning/roads/readPace';
import { loadBags } from '../rules/bagLinks';
import { defineCommand } from '../command';
import { findDriversRun, openDriversRun } from '../rules/driversRun';
import type { LockedRun, LockedStop } from '../work/lockedRun';
import { assertCrewIsAvailable, assertVehicleMayDrive } from '../rules/crewAvailable';
import { meetFor, assertNoMeeting } from '../rules/meetings';
import { askRules, planningFacts, requireReason } from '../work/moveFacts';
import type { UnitOfWork } from '../work/unitOfWork';

/** The driver on call, locked, so that two transfers do not open two runs. Throws 422. */
async function driverOnCall(work: UnitOfWork, id: number) {
  const driver = await work.trx
    .selectFrom('employees')
    .select(['id', 'full_name', 'code', 'gender', 'default_vehicle_id'])
    .where('id', '=', id)
    .where('type', '=', 'Driver')
    .where('is_active', '=', true)
    .where('on_call', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!driver) throw invalid({ employee_id: { message: 'validation.notOnCall' } });
  return driver;
}

/** The place of the stop before anything is locked, because runs are locked in the order of their ids. */
async function placeOf(work: UnitOfWork, manifestId: number) {
  const run = await work.trx
    .selectFrom('delivery_manifest')
    .select(['delivery_date', 'close_door_pharmacy_id'])
    .where('id', '=', manifestId)
    .executeTakeFirst();
  if (!run) throw notFound();
  return { date: run.delivery_date, cdpId: run.close_door_pharmacy_id };
}

/** Throws 409 where the run takes no such stop, and 400 that names the rules against it, unless it is forced. */
async function judge(
  work: UnitOfWork,
  from: LockedRun,
  stop: LockedStop,
  { to, isBagWithDriver }: { to: LockedRun; isBagWithDriver: boolean },
): Promise<void> {
  const facts = await planningFacts(work.trx, [from, to]);
  const wanted = { stopIds: [stop.id], to: to.id, isTransfer: true, isBagWithDriver };
  const plan = planMove(facts.runs, [], wanted, work.now, await readPace(work.trx));
  const [refused] = plan.refused;
  if (refused) throw wrongState(refused.refusal.message, { ...refused.refusal.args });
  askRules(work, plan.broken);
}

/**
 * Transfers a delivery, also one whose bag is in a vehicle, to a driver on call: to the end of that driver's run of
 * the day, which is opened when there is none (spec §7). The same rules apply as for a move. Errors: 409, 422, and
 * 400 `OVERTIME_WORK` or `plan001`, unless forced with a reason.
 */
export const transfer = defineCommand(transferCall, {
  onClosedDay: { override: 'reason' },
  async apply(work, target, { employee_id, reason, bag_with, meeting_place }) {
    const isBagWithDriver = bag_with === 'driver';
    requireReason(work.isForced, reason);
    const driver = await driverOnCall(work, employee_id);
    const found = await findDriversRun(work, driver.id, await placeOf(work, target.manifestId));
    await work.openRuns([target.manifestId, ...(found === null ? [] : [found])]);
    const { run, stop } = await work.openStopOfRun(target);
    if (!isTransferOffered(stop, run)) {
      const status = eventStatusName(stop.delivery_event_status_id);
      throw wrongState(`This stop is ${status} and cannot be transferred`, { status });
    }
    if (run.employee_id === driver.id) {
      throw wrongState(`${driver.full_name} already has this delivery`, {
        reason: 'sameDriver',
        name: driver.full_name,
      });
    }
    assertNoMeeting(run, stop);
    const isLoadedElsewhere = isHeld(stop);
    await assertCrewIsAvailable(work.trx, run.delivery_date, {
      employee_id: driver.id,
      vehicle_id: found === null ? driver.default_vehicle_id : null,
    });
    const opened = found === null ? [] : await work.openRuns([found]);
    const [to = await openDriversRun(work, driver, { from: run, isLoadedElsewhere })] = opened;
    await assertVehicleMayDrive(work.trx, to);
    await judge(work, run, stop, { to, isBagWithDriver });
    const meeting = isLoadedElsewhere
      ? await meetFor(work, { from: run, to, stop, place: meeting_place ?? 'giver' })
      : null;
    // Before the move: an undo takes it back on the run that stays.
    if (meeting) await work.changeStop(run, stop, { pick_up_id: meeting.id });
    work.placeStop(stop, { run: to }, reason ? { comments: reason } : undefined);
    if (!meeting) return loadBags(work, to, [stop], isBagWithDriver);
    work.log.amendLine(to, stop, { bag_with: 'meeting' });
  },
});
