import { createHash } from 'node:crypto';
import { object, string } from 'yup';
import { createLinkCall, revokeLinksCall } from '../../../src/contract/tracking/links';
import type { PictureLook } from '../../../src/contract/map/picture';
import { lookQuery } from '../../outside/map/picture/pictureQuery';
import { sendPicture } from '../../outside/map/picture/sendPicture';
import { serve } from '../../platform/plugins/serve';
import type { RouteModule } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { SERVER_CODE } from '../../platform/plugins/errors';
import { readTracking } from './readTracking';
import { createTrackingLink, revokeTrackingLinks } from './trackingLinks';

/** Per address. An open page asks four times a minute; a household or an office shares one address. */
const MAX_PER_MINUTE = 60;
/** The same bytes for every invalid token: not even a request id distinguishes two of them. */
const NOTHING = JSON.stringify({ status_code: SERVER_CODE.notFound, message: 'Not found' });

const tokenPath = object({ hash: string().required() });

/** "Where is my Rx": the recipient's page asks here without a session (contract.md, Tracking). */
export const trackingRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;
  const tags = ['tracking'];
  app.get<{ Params: { hash: string } }>(
    '/tracking/:hash',
    {
      config: { access: 'public', scope: 'none', rateLimit: { max: MAX_PER_MINUTE, timeWindow: '1 minute' } },
      schema: { params: tokenPath, tags, summary: 'State of one delivery, for its recipient' },
    },
    async (request, reply) => {
      const { twilio } = context.config;
      const found = await readTracking(db, request.params.hash, clock(), twilio?.driverNumber);
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
      if (!found) return reply.code(404).send(NOTHING);
      const body = JSON.stringify(found.view);
      const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
      reply.header('etag', tag);
      // The page polls; while nothing has changed, it gets a 304 of a few bytes.
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.send(body);
    },
  );

  app.get<{ Params: { hash: string }; Querystring: PictureLook }>(
    '/tracking/:hash/map',
    {
      config: { access: 'public', scope: 'none', rateLimit: { max: MAX_PER_MINUTE, timeWindow: '1 minute' } },
      schema: {
        params: tokenPath,
        querystring: lookQuery,
        tags,
        summary: 'Small map of the door and the vehicle, while the delivery is next',
      },
    },
    async (request, reply) => {
      const found = await readTracking(db, request.params.hash, clock());
      if (!found?.map) {
        reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
        return reply.code(404).send(NOTHING);
      }
      const { door, vehicle } = found.map;
      const markers = [
        { kind: 'stop', ...door },
        { kind: 'vehicle', ...vehicle },
      ] as const;
      // Recipients read miles.
      const look = { ...request.query, unit: 'mi' } as const;
      return sendPicture(context, request, reply, { markers, look, isPrivate: true });
    },
  );

  // The answer contains a secret, so it is not stored for repeats as a command's is: a repeat creates another link.
  serve(app, createLinkCall, { scope: 'run' }, async (request, reply) => {
    const link = await inTransaction(db, (trx) => createTrackingLink(trx, request, request.params, clock()));
    void reply.header('cache-control', 'no-store').code(201);
    return link;
  });

  serve(app, revokeLinksCall, { scope: 'run' }, (request) =>
    inTransaction(db, (trx) => revokeTrackingLinks(trx, request, request.params, clock())),
  );
};
