import type { InferType } from 'yup';
import { addOnCall } from '../../../../../src/contract/dispatch/addOn';
import { isAddOnOffered } from '../../../../../src/domain/stops/actionOffers';
import { addOnProblems } from '../../../../../src/domain/runs/addOn';
import { hoursOf } from '../../../../../src/domain/runs/runCalendar';
import { driverWish } from '../../../../../src/domain/people/driverWish';
import { ERROR_CODE } from '../../../../../src/domain/wire/errorCodes';
import { EVENT_TYPE } from '../../../../../src/domain/stops/eventType';
import { normaliseText } from '../../../../../src/domain/wire/formats';
import { manifestStatusKey } from '../../../../../src/domain/runs/manifestStatus';
import { drivablePlace, endOfQueue, firstOpenPlace } from '../../../../../src/domain/runs/runPlaces';
import { VALIDATION } from '../../../../../src/resources/schema/messages';
import { invalid, ApiError, wrongState } from '../../../../platform/plugins/errors';
import { findRow } from '../../../../records/resources/crudRepository';
import { resourceOf } from '../../../../records/resources/fieldSql';
import { recipientOf } from '../../assignmentFacts';
import { readFacilityHours } from '../../facilityHours';
import { loadBag } from '../rules/bagLinks';
import { defineCommand } from '../command';
import { destinationOf } from '../destination';
import type { LockedRun } from '../work/lockedRun';
import { addLunchBreak } from '../rules/lunchBreak';
import { askNewDelivery } from '../rules/newDeliveryRules';
import type { UnitOfWork } from '../work/unitOfWork';

export type AddOnBody = InferType<(typeof addOnCall)['body']>;

async function assertFields(work: UnitOfWork, run: LockedRun, given: AddOnBody): Promise<void> {
  const problems = addOnProblems(given, false, hoursOf(run));
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const person = await findRow(work.trx, resourceOf('participants'), given.participant_id ?? 0, null);
  if (person?.is_active !== true) throw invalid({ participant_id: { message: VALIDATION.reference } });
}

/** Throws 400 `ORDER_NUMBER_EXIST` (spec §8). */
async function assertNewOrderNumber(work: UnitOfWork, order: string): Promise<void> {
  const known = await work.trx
    .selectFrom('delivery_events')
    .select('id')
    .where('order_number', '=', order)
    .executeTakeFirst();
  if (!known) return;
  throw new ApiError(400, ERROR_CODE.orderNumberExists, 'Order number already in use', {
    args: { order_number: order },
    errors: { tracking_number: { message: `errors.${ERROR_CODE.orderNumberExists}` } },
  });
}

/** A place after all finished stops where a delivery can be made; the end of the queue when no place is given. */
function placeIn(run: LockedRun, wanted: number | null | undefined): number {
  if (wanted == null) return endOfQueue(run.stops);
  return drivablePlace(run.stops, Math.max(wanted, firstOpenPlace(run.stops)));
}

async function addDelivery(work: UnitOfWork, run: LockedRun, given: AddOnBody): Promise<void> {
  await assertFields(work, run, given);
  const order_number = normaliseText(given.tracking_number ?? '');
  await assertNewOrderNumber(work, order_number);
  const destination = await destinationOf(work, given.participant_id ?? 0, given);
  const recipient = await recipientOf(work.trx, given.participant_id);
  const asked = {
    close_door_pharmacy_id: run.close_door_pharmacy_id,
    delivery_start_time: given.delivery_start_time ?? null,
    delivery_end_time: given.delivery_end_time ?? null,
    refrigeration_needed: given.refrigeration_needed ?? false,
    driver_gender: driverWish(null, recipient?.needs),
  };
  const at = placeIn(run, given.secuence);
  const funding_source_id = recipient?.funding_source_id ?? null;
  const isBagWithDriver = given.bag_with === 'driver';
  const facility_hours = await readFacilityHours(work.trx, given.participant_id, destination.destination_id);
  const wanted = { ...destination, ...asked, funding_source_id, facility_hours };
  await askNewDelivery(work, run, wanted, { at, isBagWithDriver });
  const bag = await loadBag(work, run, run.stops, { at, isBagWithDriver });
  await work.addStop(
    run,
    {
      ...destination,
      ...asked,
      delivery_event_type_id: EVENT_TYPE.delivery,
      participant_id: given.participant_id ?? null,
      order_number,
      tracking_number: order_number,
      comments: given.comments ?? null,
      priority: given.priority ?? 'normal',
      is_rush: given.priority === 'high',
      ...bag.values,
    },
    bag.isTripAdded ? at + 1 : at,
    bag.line.bag_with ? bag.line : undefined,
  );
}

/**
 * Adds a delivery to a run, also while it is being driven, or adds a lunch break (spec §7, `delivery_events_addon`).
 * Errors: 409, 422 by field, 400 `ORDER_NUMBER_EXIST`, and `OVERTIME_WORK` unless overridden.
 */
export const addOn = defineCommand(addOnCall, {
  onClosedDay: 'reopen',
  async apply(work, target, given: AddOnBody) {
    const run = await work.openRun(target.manifestId);
    if (given.delivery_event_type_id === EVENT_TYPE.startLunch)
      return addLunchBreak(work, run, given.secuence ?? null);
    if (!isAddOnOffered(run)) {
      const manifest_status = manifestStatusKey(run.delivery_manifest_status_id);
      throw wrongState('This run cannot take more deliveries', { manifest_status });
    }
    await addDelivery(work, run, given);
  },
});
