import type { InferType } from 'yup';
import { rescheduleCall } from '../../../../../src/contract/dispatch/reschedule';
import type { OfferedWindow } from '../../../../../src/domain/conversations/offeredWindows';
import { hoursOf } from '../../../../../src/domain/runs/runCalendar';
import { isRescheduleOffered } from '../../../../../src/domain/stops/actionOffers';
import { dateInZone, toWire } from '../../../../../src/domain/time/dates';
import { EVENT_STATUS, eventStatusName } from '../../../../../src/domain/stops/eventStatus';
import { planMove } from '../../../../../src/domain/planning/planMove';
import type { Move } from '../../../../../src/domain/planning/plannedRun';
import { otherReasonProblems } from '../../../../../src/domain/stops/statusChange';
import { restrictionProblems } from '../../../../../src/domain/time/timeRestriction';
import { rescheduleStatus } from '../../../../../src/domain/stops/transitions';
import { VALIDATION } from '../../../../../src/resources/schema/messages';
import { invalid, wrongState } from '../../../../platform/plugins/errors';
import { readPace } from '../../../../planning/roads/readPace';
import { readFacilityHours } from '../../facilityHours';
import { defineCommand } from '../command';
import { destinationOf } from '../destination';
import type { LockedRun, LockedStop } from '../work/lockedRun';
import { askContinue, planningFacts } from '../work/moveFacts';
import { assertPoolHasSpace } from '../rules/poolLimit';
import { EXPECTED } from '../rules/promises';
import type { UnitOfWork } from '../work/unitOfWork';
import type { StopValues } from '../work/writeStop';

type Body = InferType<(typeof rescheduleCall)['body']>;

function assertFields(work: UnitOfWork, run: LockedRun, stop: LockedStop, given: Body): void {
  // A time that a client ordered stays right, whatever the hours.
  const isKept =
    given.delivery_start_time === stop.delivery_start_time &&
    given.delivery_end_time === stop.delivery_end_time;
  const hours = isKept ? 'any' : hoursOf(run);
  const problems = { ...restrictionProblems(given, false, hours), ...otherReasonProblems(given) };
  if (given.participant_id != null && given.participant_id !== stop.participant_id)
    problems.participant_id = { message: VALIDATION.reference };
  if (given.delivery_date && given.delivery_date < dateInZone(work.now, run.time_zone))
    problems.delivery_date = { message: VALIDATION.dateBound };
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** Throws 409 that names the state; a bag that is in the vehicle cannot wait for another day (spec §4). */
function assertOffered(run: LockedRun, stop: LockedStop, isOtherDay: boolean): void {
  const from = stop.delivery_event_status_id;
  const isAboard = isOtherDay && from === EVENT_STATUS.pickedUp;
  if (isRescheduleOffered(stop, run) && !isAboard) return;
  const status = eventStatusName(from);
  throw wrongState(`This stop is ${status} and cannot be rescheduled`, {
    status,
    delivery_event_status_id: from,
  });
}

/** What is to be another: the address, null to keep it, and the restriction. */
interface Wanted {
  destination: Awaited<ReturnType<typeof destinationOf>> | null;
  times: Pick<StopValues, 'delivery_start_time' | 'delivery_end_time'>;
}

/** Address and restriction for the new date. When several deliveries are postponed together, each keeps its own. */
async function wanted(work: UnitOfWork, stop: LockedStop, given: Body): Promise<Wanted> {
  if (given.delivery_event_ids != null) return { destination: null, times: {} };
  return {
    destination: await destinationOf(work, stop.participant_id ?? 0, given),
    times: {
      delivery_start_time: given.delivery_start_time ?? null,
      delivery_end_time: given.delivery_end_time ?? null,
    },
  };
}

/** Asks about every rule against the end of the queue, with the address and the window as they then are. */
async function askAboutEnd(
  work: UnitOfWork,
  run: LockedRun,
  { id }: LockedStop,
  changes: Move['changes'],
): Promise<void> {
  const { runs } = await planningFacts(work.trx, [run]);
  const move = { stopIds: [id], to: run.id, changes };
  askContinue(work, planMove(runs, [], move, work.now, await readPace(work.trx)).broken);
}

/** Checks what is given, then puts the stop off with the address and the restriction that are wanted. */
async function putOff(
  work: UnitOfWork,
  run: LockedRun,
  stop: LockedStop,
  given: Body,
  want: () => Promise<Wanted> | Wanted,
): Promise<void> {
  const isOtherDay = given.delivery_date != null && given.delivery_date !== run.delivery_date;
  assertOffered(run, stop, isOtherDay);
  assertFields(work, run, stop, given);
  const { destination, times } = await want();
  const isElsewhere = destination !== null && destination.destination_id !== stop.destination_id;
  const previous = isElsewhere ? { previous_participant_full_address: stop.destination_full_address } : {};
  const reason = {
    non_delivery_reason_id: given.non_delivery_reason_id ?? null,
    other_non_delivery_reason_description: given.other_reason ?? null,
  };
  const at = toWire(work.now);
  if (!isOtherDay) {
    const to = destination ? destination.destination_id : stop.destination_id;
    const facility_hours = await readFacilityHours(work.trx, stop.participant_id, to);
    await askAboutEnd(work, run, stop, { ...destination, ...times, facility_hours });
    stop.facility_hours = facility_hours;
  }
  await work.changeStop(
    run,
    stop,
    {
      ...destination,
      ...previous,
      ...reason,
      delivery_event_status_id: rescheduleStatus(stop.delivery_event_type_id),
      datetime: at,
      ...times,
    },
    { ...previous, ...reason, datetime: at, comments: given.comments ?? null },
  );
  if (isOtherDay) {
    work.placeStop(stop, { run: null, date: given.delivery_date ?? undefined, promise: null });
    return;
  }
  work.placeStop(stop, { run, promise: EXPECTED });
}

/** Puts a stop that is open off to another window, at its own address: as a recipient chooses it. */
export function putOffTo(
  work: UnitOfWork,
  run: LockedRun,
  stop: LockedStop,
  { delivery_date, ...times }: OfferedWindow,
): Promise<void> {
  return putOff(work, run, stop, { delivery_date, ...times }, () => ({ destination: null, times }));
}

/**
 * Postpones a delivery: to the end of the queue of its run (spec §4), or to the unassigned deliveries of another day,
 * with the address and restriction that are valid then. Errors: 409, 422 by field, 400 `OVERTIME_WORK` unless
 * overridden.
 */
export const reschedule = defineCommand(rescheduleCall, {
  onClosedDay: { override: 'comments' },
  async apply(work, target, given) {
    const { run, stop } = await work.openStopOfRun(target);
    if (given.delivery_date && given.delivery_date !== run.delivery_date) {
      const { max_unassigned_deliveries: most } = await readPace(work.trx);
      await assertPoolHasSpace(work, [{ delivery_date: given.delivery_date }], most);
    }
    await putOff(work, run, stop, given, () => wanted(work, stop, given));
  },
});
