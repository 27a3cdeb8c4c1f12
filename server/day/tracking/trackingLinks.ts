import type { FastifyRequest } from 'fastify';
import { isRecipientStop } from '../../../src/domain/stops/eventType';
import { trackingLink } from '../../../src/domain/access/shareLink';
import { toWire } from '../../../src/domain/time/dates';
import type { Trx } from '../../platform/database/database';
import { isWithinScope } from '../../records/runs/runScope';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { notFound, wrongState } from '../../platform/plugins/errors';
import { hashOfToken, linkExpiry, newTrackingToken } from './trackingToken';

interface StopIds {
  manifestId: number;
  eventId: number;
}

async function openStop(trx: Trx, request: FastifyRequest, { manifestId, eventId }: StopIds) {
  const stop = await trx
    .selectFrom('delivery_events as e')
    .innerJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .select(['e.id', 'e.delivery_event_type_id', 'm.delivery_date', 'm.time_zone'])
    .select(['m.close_door_pharmacy_id', 'm.employee_id', 'm.delivery_manifest_status_id'])
    .where('e.id', '=', eventId)
    .where('m.id', '=', manifestId)
    .executeTakeFirst();
  if (!stop || !isWithinScope(actorOf(request), stop)) throw notFound();
  return stop;
}

interface LinkedStop {
  id: number;
  delivery_date: string;
  time_zone: string;
}

/** Stores a new link of a stop. `createdBy` is null for one that the server sends by itself. */
export async function insertTrackingLink(
  trx: Trx,
  { id, delivery_date, time_zone }: LinkedStop,
  createdBy: number | null,
  now: Date,
) {
  const token = newTrackingToken();
  const expiresAt = linkExpiry(delivery_date, time_zone);
  const link = await trx
    .insertInto('tracking_links')
    .values({
      token_hash: hashOfToken(token),
      delivery_event_id: id,
      created_by: createdBy,
      created_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: link.id, token, expiresAt };
}

/** Makes a link for the recipient of a stop. Throws 404, and 409 for a stop that nobody waits for. */
export async function createTrackingLink(trx: Trx, request: FastifyRequest, ids: StopIds, now: Date) {
  const stop = await openStop(trx, request, ids);
  if (!isRecipientStop(stop.delivery_event_type_id)) throw wrongState('Nobody is waiting at this stop');
  const { token, expiresAt, ...link } = await insertTrackingLink(trx, stop, actorOf(request).user_id, now);
  await writeAudit(trx, request, {
    action: 'createTrackingLink',
    resource: 'tracking_links',
    record_id: link.id,
    after: { delivery_event_id: stop.id, expires_at: toWire(expiresAt) },
  });
  return { url: trackingLink('', token), token, expires_at: toWire(expiresAt) };
}

/** Ends all links of a stop; returns how many were open. */
export async function revokeTrackingLinks(trx: Trx, request: FastifyRequest, ids: StopIds, now: Date) {
  const stop = await openStop(trx, request, ids);
  const revoked = await trx
    .updateTable('tracking_links')
    .set({ revoked_at: now })
    .where('delivery_event_id', '=', stop.id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of revoked) {
    await writeAudit(trx, request, {
      action: 'revokeTrackingLink',
      resource: 'tracking_links',
      record_id: id,
      after: { delivery_event_id: stop.id, revoked_at: toWire(now) },
    });
  }
  return { revoked: revoked.length };
}
