import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { trackingLink } from '../../../src/domain/access/shareLink';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { isWithinScope } from '../../records/runs/runScope';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { notFound } from '../../platform/plugins/errors';
import { codeSheet } from '../../records/vehicles/codeSheet';
import { isLivingLink } from './livingLink';
import { hashOfToken } from './trackingToken';

/**
 * A page with the link of one delivery as a code to scan. Links are not stored, so the caller brings the one that was
 * just made; it must be a living one of this very stop. Throws 404.
 */
export async function linkSheet(
  { config, clock }: ServerContext,
  trx: Trx,
  request: FastifyRequest,
  { manifestId, eventId }: { manifestId: number; eventId: number },
  token: string,
): Promise<Buffer> {
  const link = await trx
    .selectFrom('tracking_links as l')
    .innerJoin('delivery_events as e', 'e.id', 'l.delivery_event_id')
    .innerJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .innerJoin('cdps as c', 'c.id', 'm.close_door_pharmacy_id')
    .select(['l.id', 'c.name as cdp_name', 'e.order_number'])
    .select(['m.close_door_pharmacy_id', 'm.employee_id', 'm.delivery_manifest_status_id'])
    .where('l.token_hash', '=', hashOfToken(token))
    .where('l.revoked_at', 'is', null)
    .where(isLivingLink(clock(), sql`m.time_zone`))
    .where('e.id', '=', eventId)
    .where('m.id', '=', manifestId)
    .executeTakeFirst();
  if (!link || !isWithinScope(actorOf(request), link)) throw notFound();
  await writeAudit(trx, request, {
    action: 'printTrackingLink',
    resource: 'tracking_links',
    record_id: link.id,
    changes: {},
  });
  return codeSheet({
    title: link.cdp_name,
    subtitle: link.order_number ?? '',
    code: trackingLink(config.publicUrl, token),
  });
}
