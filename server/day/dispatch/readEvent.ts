import { sql } from 'kysely';
import { fromWire, zoneOffsetHours } from '../../../src/domain/time/dates';
import { isMandatoryType } from '../../../src/domain/stops/eventType';
import {
  ATTEMPT_STATUSES,
  eventStatusName,
  hasSignature,
  NOT_PICKED_UP_STATUSES,
} from '../../../src/domain/stops/eventStatus';
import { isOpenStop } from '../../../src/domain/runs/stopOrder';
import type { Db, Trx } from '../../platform/database/database';
import type { Actor } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { expectedArrivals } from './expectedArrivals';
import { boardEvents } from './manifestRows';
import { photoLink } from './photoLink';
import { isWithinScope } from '../../records/runs/runScope';

/** The entry of its history that last recorded one of these states. */
const lastLine = (statuses: ReadonlySet<number>) => sql<number | null>`(
  select max(t.id) from delivery_event_transitions t
  where t.delivery_event_id = e.id and t.delivery_event_status_id = any(${[...statuses]}::int[]))`;

/**
 * One stop of a run with its proof of delivery (spec §3 "Delivery event"). Throws 404 when there is none, when it
 * belongs to another run, or when the run is not this person's to see.
 */
export async function readEvent(
  db: Db | Trx,
  actor: Actor,
  { manifestId, eventId }: { manifestId: number; eventId: number },
  now: Date,
) {
  const row = await boardEvents(db)
    .innerJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .where('e.id', '=', eventId)
    .where('m.id', '=', manifestId)
    .select((eb) => [
      eb
        .selectFrom('delivery_event_transitions as t')
        .select((line) => line.fn.max('t.id').as('id'))
        .whereRef('t.delivery_event_id', '=', 'e.id')
        .whereRef('t.path_evidence', '=', 'e.path_evidence')
        .as('photo_of'),
      lastLine(ATTEMPT_STATUSES).as('delivery_attempt_id'),
      lastLine(NOT_PICKED_UP_STATUSES).as('non_picked_up_details_id'),
      'm.employee_id',
      'm.delivery_manifest_status_id',
      'm.time_zone',
      'm.start_at',
      'e.copayment_method',
      'e.receptor_name',
      'e.other_non_delivery_reason_description',
      'e.path_evidence',
      'e.signature',
      'e.signature_created_at',
      'e.return_manifest_id',
      'e.return_destination_id',
      'e.return_created_at',
      'e.previous_participant_full_address',
      'e.created_by_name',
      'e.created_at',
    ])
    .executeTakeFirst();
  if (!row || !isWithinScope(actor, row)) throw notFound();
  const { employee_id: _driver, delivery_manifest_status_id: _state, start_at, photo_of, ...event } = row;
  return {
    ...event,
    eta: isOpenStop(event)
      ? ((await expectedArrivals(db, manifestId, now)).get(event.id) ?? null)
      : event.eta,
    event_id: event.id,
    participant_full_name: event.participant_name,
    status_name: eventStatusName(event.delivery_event_status_id),
    event_type_is_mandatory: isMandatoryType(event.delivery_event_type_id),
    path_evidence: photoLink(manifestId, eventId, photo_of ?? 0, event.path_evidence),
    signature: hasSignature(event.signature) ? event.signature : null,
    time_offset: zoneOffsetHours(fromWire(start_at), event.time_zone),
  };
}
