import { sql } from 'kysely';
import { object, string } from 'yup';
import { recipientRequestBody, wishOf } from '../../../src/contract/tracking/requests';
import type { Read } from '../../../src/contract/call';
import { isMessageWish } from '../../../src/domain/conversations/recipientRequest';
import { HOUR_MS } from '../../../src/domain/time/durations';
import type { RouteModule } from '../../context';
import { SERVER_CODE } from '../../platform/plugins/errors';
import { isLivingLink } from '../tracking/livingLink';
import { hashOfToken } from '../tracking/trackingToken';
import { setMessageConsent } from './messageConsent';
import { onceForLink, pruneRequests } from './onceForLink';
import { runRequest } from './runRequest';

/** Per address: a household presses a few buttons. */
const MAX_PER_MINUTE = 12;
/** The same bytes as for every invalid token (`tracking/routes.ts`). */
const NOTHING = JSON.stringify({ status_code: SERVER_CODE.notFound, message: 'Not found' });

const tokenPath = object({ hash: string().required() });

interface PageRequest {
  Params: { hash: string };
  Body: Read<typeof recipientRequestBody>;
}

/** What a recipient asks for by the page "Where is my Rx". The link alone says for which delivery. */
export const recipientPageRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;
  app.jobs.every(HOUR_MS, 'pruneRecipientRequests', () => pruneRequests(context));

  app.post<PageRequest>(
    '/tracking/:hash/requests',
    {
      config: { access: 'public', scope: 'none', rateLimit: { max: MAX_PER_MINUTE, timeWindow: '1 minute' } },
      bodyLimit: 4096,
      schema: {
        params: tokenPath,
        body: recipientRequestBody,
        tags: ['tracking'],
        summary: 'What the recipient of a delivery asks for',
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const link = await db
        .selectFrom('tracking_links as l')
        .innerJoin('delivery_events as e', 'e.id', 'l.delivery_event_id')
        .leftJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
        .innerJoin('cdps as c', 'c.id', 'e.close_door_pharmacy_id')
        .select(['l.id', 'e.id as eventId', sql<number>`coalesce(m.id, 0)`.as('manifestId')])
        .where('l.token_hash', '=', hashOfToken(request.params.hash))
        .where('l.revoked_at', 'is', null)
        .where(isLivingLink(clock(), sql`coalesce(m.time_zone, c.time_zone)`))
        .executeTakeFirst();
      if (!link) return reply.type('application/json; charset=utf-8').code(404).send(NOTHING);
      const wish = wishOf(request.body);
      await onceForLink(context, request, link.id, (trx) =>
        isMessageWish(wish)
          ? setMessageConsent(trx, request, link.eventId, wish, clock())
          : runRequest(trx, request, link, wish, clock()),
      );
      return reply.code(204).send();
    },
  );
};
