import type { InferType } from 'yup';
import { changeStatusCall } from '../../../../../src/contract/dispatch/changeStatus';
import { isCancelOffered, isStatusChangeOffered } from '../../../../../src/domain/stops/actionOffers';
import { addDays, fromWire, startOfDay, toWire } from '../../../../../src/domain/time/dates';
import { EVENT_TYPE } from '../../../../../src/domain/stops/eventType';
import { hasNotStarted } from '../../../../../src/domain/runs/manifestStatus';
import { EVENT_STATUS, eventStatusName, isCanceledStatus } from '../../../../../src/domain/stops/eventStatus';
import { isPictureSize, pictureSizeOf } from '../../../../../src/domain/wire/pictureSize';
import { changeStatusProblems } from '../../../../../src/domain/stops/statusChange';
import { cancelStatus, statusesOffered } from '../../../../../src/domain/stops/transitions';
import { VALIDATION } from '../../../../../src/resources/schema/messages';
import { settlePhoto } from '../../../../records/pictures/uploads';
import { invalid, wrongState } from '../../../../platform/plugins/errors';
import { isOpenStop } from '../../../../../src/domain/runs/stopOrder';
import { isWitness } from '../../../../records/runs/runScope';
import { claimPhoto } from '../claimPhoto';
import { askWrongClosing } from '../rules/closingRule';
import { defineCommand } from '../command';
import type { LockedRun, LockedStop } from '../work/lockedRun';
import { endMeeting, partnerOf } from '../rules/meetings';
import { assertPhoneMayStart } from '../rules/startPhone';
import { assertVehicleMayDrive } from '../rules/crewAvailable';
import { statusValues } from '../statusValues';
import type { UnitOfWork } from '../work/unitOfWork';
import { MINUTE_MS } from '../../../../../src/domain/time/durations';

/** Clocks of devices differ. A time further ahead of the server's clock than this is an error. */
const CLOCK_TOLERANCE_MS = 2 * MINUTE_MS;

/** Data that is not a picture is not decoded, and this rule ignores it. */
function isSmallPicture(base64: string | null | undefined): boolean {
  const size = base64 ? pictureSizeOf(Buffer.from(base64, 'base64')) : null;
  return !size || isPictureSize(size);
}

type Body = InferType<(typeof changeStatusCall)['body']>;

/**
 * Time of the status change, as wire time: the time in the body, else now. A cancellation at the desk always gets the
 * time at which it is recorded, regardless of the desk's clock. Throws 422 for a time in the future or before the
 * day.
 */
function happenedAt(work: UnitOfWork, stop: LockedStop, run: LockedRun | null, given: Body): string {
  const isCanceled = isCanceledStatus(given.delivery_event_status_id ?? 0);
  if (!run || (isCanceled && !isWitness(work.actor, run))) return toWire(work.now);
  const field = given.datetime ? 'datetime' : 'delivered_date';
  const text = given.datetime ?? given.delivered_date;
  if (!text) return toWire(work.now);
  const at = fromWire(text).getTime();
  if (at > work.now.getTime() + CLOCK_TOLERANCE_MS)
    throw invalid({ [field]: { message: VALIDATION.dateTime } });
  if (at < startOfDay(addDays(stop.delivery_date, -1), run.time_zone).getTime()) {
    throw invalid({ [field]: { message: VALIDATION.dateTime } });
  }
  return toWire(new Date(Math.min(at, work.now.getTime())));
}

/** Throws 409 that names the state when the stop cannot get this status, or when the step is the driver's alone. */
function assertOffered(
  work: UnitOfWork,
  run: LockedRun | null,
  stop: LockedStop,
  to: number | null | undefined,
): void {
  if (to == null) return;
  // A stop that is in no run can only be canceled.
  const offered: readonly number[] = run
    ? statusesOffered(stop)
    : [cancelStatus(stop.delivery_event_type_id)];
  const isTheirs = run
    ? isWitness(work.actor, run) || isStatusChangeOffered(stop, run)
    : isCancelOffered(stop);
  if (isTheirs && offered.includes(to)) return;
  const status = eventStatusName(stop.delivery_event_status_id);
  throw wrongState(`This stop is ${status} and cannot become ${eventStatusName(to)}`, {
    status,
    delivery_event_status_id: stop.delivery_event_status_id,
    offered: isTheirs ? offered : [],
  });
}

/** The pull-out of a run that has not started is done. */
function isSettingOut(run: LockedRun, stop: LockedStop, to: number): boolean {
  return (
    stop.delivery_event_type_id === EVENT_TYPE.pullOut &&
    to === EVENT_STATUS.successful &&
    hasNotStarted(run.delivery_manifest_status_id)
  );
}

/** Several are canceled with one word: a pickup appointment among them gets the status of its own kind. */
function statusFor(stop: LockedStop, given: Body): number | null | undefined {
  const asked = given.delivery_event_status_id;
  const isOneOfMany = given.delivery_event_ids != null;
  return isOneOfMany && asked != null && isCanceledStatus(asked)
    ? cancelStatus(stop.delivery_event_type_id)
    : asked;
}

/**
 * Gives a stop a new status (spec §4, §5 "Change status"). Errors: 409 `state001`, 422 per field, 400 `br003` and
 * `br006` unless forced.
 */
export const changeStatus = defineCommand(changeStatusCall, {
  onClosedDay: { override: 'comments' },
  prepare: async (context, request, { path_evidence, signature }) => {
    if (!isSmallPicture(signature)) throw invalid({ signature: { message: VALIDATION.pictureTooLarge } });
    if (path_evidence) await settlePhoto(context, request, path_evidence);
  },
  async apply(work, target, given) {
    const partner = await partnerOf(work, target.eventId);
    const isFirst = partner !== null && partner.manifestId < target.manifestId;
    // Runs are locked in the order of their ids.
    if (isFirst) await work.openOther(partner.manifestId);
    const { run, stop } = await work.openStop(target);
    if (partner && !isFirst) await work.openOther(partner.manifestId);
    const to = statusFor(stop, given);
    assertOffered(work, run, stop, to);
    const comments = given.comments ?? given.remarks ?? null;
    const problems = changeStatusProblems({ ...given, delivery_event_status_id: to, comments }, stop);
    if (to == null || Object.keys(problems).length > 0) throw invalid(problems);
    const at = happenedAt(work, stop, run, given);
    if (run) await assertPhoneMayStart(work, run);
    if (run && isSettingOut(run, stop, to)) await assertVehicleMayDrive(work.trx, run);
    if (run) await askWrongClosing(work, run, stop, to);
    const photo =
      run && isWitness(work.actor, run) ? await claimPhoto(work, stop.id, given.path_evidence) : null;
    const { values, line } = statusValues(work, run, stop, {
      statusId: to,
      at,
      comments,
      receptorName: given.receptor_name ?? given.full_name ?? null,
      reasonId: given.non_delivery_reason_id ?? null,
      otherReason: given.other_reason ?? null,
      signature: given.signature ?? null,
      latitude: given.latitude ?? null,
      longitude: given.longitude ?? null,
      photo,
    });
    await work.changeStop(run, stop, values, line);
    if (partner && !isOpenStop(stop)) await endMeeting(work, stop, partner);
  },
});
