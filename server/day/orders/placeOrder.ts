import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { dateInZone, toWire } from '../../../src/domain/time/dates';
import { metresBetween, type Point } from '../../../src/domain/addresses/distance';
import { driverWish } from '../../../src/domain/people/driverWish';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import { EVENT_TYPE } from '../../../src/domain/stops/eventType';
import { nearestRun, type Place } from '../../../src/domain/planning/nearestRun';
import { marksOf } from '../../../src/domain/imports/importChanges';
import type { Order } from '../../../src/domain/imports/orderRow';
import type { Problem } from '../../../src/domain/wire/problem';
import { initialStatus } from '../../../src/domain/stops/transitions';
import type { Trx } from '../../platform/database/database';
import { writeRunWith } from './joinRun';
import { lockCandidateRuns } from './candidateRuns';
import { insertStop } from './insertStop';
import { findOrCreateRecipient } from './findRecipient';
import { tellRecipients } from '../outreach/tellRecipients';
import { tellClients } from '../webhooks/tellClients';
import { recipientOf } from '../dispatch/assignmentFacts';
import { readFacilityHours } from '../dispatch/facilityHours';
import { commentsWith, readOrderAddress } from '../../outside/geocoding/readOrderAddress';
import { actorOf } from '../../platform/plugins/actor';
import { invalid, notFound, ApiError } from '../../platform/plugins/errors';
import { publish } from '../../platform/plugins/outbox';
import { readPace } from '../../planning/roads/readPace';

/** Answer of `POST /orders`. */
export interface PlacedOrder {
  delivery_event_id: number;
  order_number: string;
  participant_id: number;
  is_new_participant: boolean;
  delivery_date: string;
  close_door_pharmacy_id: number;
  /** Null: no run suits, the delivery waits in the pool. */
  delivery_manifest_id: number | null;
  manifest_name: string | null;
  secuence: number | null;
  /** What was not taken as it was written, by field; text behind a comma of the address is in the comments. */
  remarks: { address?: readonly Problem[] };
}

/** Throws 400 `ORDER_NUMBER_EXIST`; `args.is_same_recipient` says whether it is this very order, sent again. */
async function assertNewOrderNumber(trx: Trx, order: Order): Promise<void> {
  const known = await trx
    .selectFrom('delivery_events as e')
    .leftJoin('participants as p', 'p.id', 'e.participant_id')
    .select(['e.id', 'p.client_code'])
    .where('e.order_number', '=', order.order_number)
    .executeTakeFirst();
  if (!known) return;
  throw new ApiError(400, ERROR_CODE.orderNumberExists, 'Order number already in use', {
    args: { order_number: order.order_number, is_same_recipient: known.client_code === order.client_code },
    errors: { order_number: { message: `errors.${ERROR_CODE.orderNumberExists}` } },
  });
}

/**
 * The caller's own CDP, the one that was named, or null for the nearest. Throws 404 for another one than the caller's own:
 * before anything is looked up, so that the answer tells nothing of whom that CDP serves.
 */
function wantedCdp(request: FastifyRequest, named: number | null): number | null {
  const own = actorOf(request).cdp_id;
  if (own !== null && named !== null && own !== named) throw notFound();
  return own ?? named;
}

/** The wanted CDP, or the nearest. Throws 404. */
async function chooseCdp(trx: Trx, wanted: number | null, door: Point) {
  const cdps = await trx
    .selectFrom('cdps')
    .select(['id', 'time_zone', 'latitude', 'longitude'])
    .where('is_active', '=', true)
    .$if(wanted !== null, (query) => query.where('id', '=', wanted ?? 0))
    .orderBy('id')
    .execute();
  const metres = ({ latitude, longitude }: (typeof cdps)[number]) =>
    latitude === null || longitude === null ? Infinity : metresBetween({ latitude, longitude }, door);
  const cdp = cdps.reduce<(typeof cdps)[number] | undefined>(
    (best, one) => (best && metres(best) <= metres(one) ? best : one),
    undefined,
  );
  if (!cdp) throw notFound();
  return cdp;
}

/**
 * Puts a checked order onto today's runs: finds or makes the participant and the address, then the nearest run that
 * suits, or the pool. Throws 422 for an address that cannot be read, 400 `ORDER_NUMBER_EXIST` and `di023`.
 */
export async function placeOrder(
  trx: Trx,
  request: FastifyRequest,
  order: Order,
  cdpId: number | null,
  now: Date,
): Promise<PlacedOrder> {
  const wanted = wantedCdp(request, cdpId);
  await assertNewOrderNumber(trx, order);
  const settings = await readPace(trx);
  const reading = await readOrderAddress(order.address, undefined, settings.default_state);
  if ('problem' in reading) throw invalid({ address: reading.problem });
  const recipient = await findOrCreateRecipient(trx, request, order, reading.address, now);
  const { destination } = recipient;
  const cdp = await chooseCdp(trx, wanted, destination);
  const delivery_date = dateInZone(now, cdp.time_zone);
  const runs = await lockCandidateRuns(trx, cdp.id, delivery_date);
  const marks = marksOf(order.flags);
  const person = await recipientOf(trx, recipient.participant_id);
  const driver_gender = driverWish(marks.driver_gender, person?.needs);
  const place = nearestRun(
    runs,
    {
      ...destination,
      delivery_start_time: order.delivery_start_time,
      delivery_end_time: order.delivery_end_time,
      refrigeration_needed: marks.refrigeration_needed,
      driver_gender,
      close_door_pharmacy_id: cdp.id,
      funding_source_id: person?.funding_source_id ?? null,
      is_rush: marks.is_rush,
      facility_hours: await readFacilityHours(trx, recipient.participant_id, destination.id),
    },
    now,
    settings,
  );

  const run = place && (await writeRunWith(trx, request, place, now));
  const id = await insertStop(trx, request, {
    delivery_manifest_id: place?.runId ?? null,
    secuence: run?.secuence ?? null,
    pick_up_id: run?.pick_up_id ?? null,
    delivery_date,
    close_door_pharmacy_id: cdp.id,
    participant_id: recipient.participant_id,
    delivery_event_type_id: EVENT_TYPE.delivery,
    delivery_event_status_id: initialStatus(EVENT_TYPE.delivery),
    destination_id: destination.id,
    destination_full_address: destination.full_address,
    destination_latitude: destination.latitude,
    destination_longitude: destination.longitude,
    order_number: order.order_number,
    tracking_number: null,
    comments: commentsWith(order.comments, reading.comment),
    copayment_amount: order.copayment_amount,
    ...marks,
    driver_gender,
    delivery_start_time: order.delivery_start_time,
    delivery_end_time: order.delivery_end_time,
    planned_at: place ? toWire(place.plannedAt) : null,
    eta: place ? toWire(place.plannedAt) : null,
  });
  if (run) await run.updateEtas();
  await tellRecipients(trx, [{ event: 'orderReceived', ids: [id] }], { now });
  await tellClients(trx, [{ event: 'accepted', ids: [id] }], now);
  await announce(trx, { id, delivery_date, cdpId: cdp.id, place, run });
  return {
    delivery_event_id: id,
    order_number: order.order_number,
    participant_id: recipient.participant_id,
    is_new_participant: recipient.isNew,
    delivery_date,
    close_door_pharmacy_id: cdp.id,
    delivery_manifest_id: place?.runId ?? null,
    manifest_name: run?.name ?? null,
    secuence: run?.secuence ?? null,
    remarks: { ...(reading.remarks.length > 0 ? { address: reading.remarks } : {}) },
  };
}

interface News {
  id: number;
  delivery_date: string;
  cdpId: number;
  place: Place | null;
  run: { version: number; driver_ids: (number | null)[]; new_stop_ids: number[] } | null;
}

async function announce(trx: Trx, { id, delivery_date, cdpId, place, run }: News): Promise<void> {
  const ids = [id, ...(run?.new_stop_ids ?? [])];
  const events = ids.map((each) => ({ id: each, version: 1 }));
  const named = { event_ids: ids, events, command_id: randomUUID() };
  await publish(trx, {
    topic: `dispatch:${delivery_date}`,
    event: place ? 'manifest.changed' : 'pool.changed',
    body: place ? { manifest_id: place.runId, version: run?.version, ...named } : named,
    cdp_id: cdpId,
    driver_ids: run?.driver_ids,
  });
}
