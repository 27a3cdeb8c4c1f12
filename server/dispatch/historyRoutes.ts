import { number, object, string } from 'yup';
import { isWireTimestamp } from '../../src/domain/time/dates';
import { VALIDATION } from '../../src/resources/schema/messages';
import { readBy } from '../audit/logReads';
import type { RouteModule } from '../context';
import { fileStoreOf } from '../files/openStore';
import { sha256 } from '../files/sha256';
import { pictureTypeOf } from '../files/pictureType';
import { actorOf } from '../plugins/actor';
import { notFound } from '../plugins/errors';
import { manifestPath } from './paths';
import { readBags } from './readBags';
import { readLifeCycle } from './readLifeCycle';
import { readPhotoKey } from './readPhotoKey';

const id = (min: number) => number().integer().min(min).max(Number.MAX_SAFE_INTEGER).required();
/** Run 0: the stop is on none. */
const historyPath = object({ manifestId: id(0), eventId: id(1) });
const photoPath = object({ manifestId: id(0), eventId: id(1), transitionId: id(1) });
const HISTORY = '/delivery_manifest/:manifestId/delivery_events/:eventId/life_cycle';
const asHistory = { access: { as: ['GET', HISTORY] }, scope: 'run' } as const;
const tags = ['dispatch'];
const pickedUpQuery = object({
  created_at: string().test(
    'instant',
    VALIDATION.dateTime,
    (text) => text === undefined || isWireTimestamp(text),
  ),
  created_by: string().max(120),
});
const returnsQuery = object({ return_manifest_id: number().integer().min(1).max(Number.MAX_SAFE_INTEGER) });

/** The history of a stop, and the photos in it (spec §2 "Delivery history"). */
export const historyRoutes: RouteModule = (app, context) => {
  app.get<{ Params: { manifestId: number; eventId: number } }>(
    HISTORY,
    {
      config: { access: 'own', scope: 'run' },
      schema: { params: historyPath, tags, summary: 'History of a stop' },
    },
    (request) =>
      readLifeCycle(context.db, actorOf(request), request.params.manifestId, request.params.eventId),
  );

  app.get<{ Params: { manifestId: number }; Querystring: { created_at?: string; created_by?: string } }>(
    '/delivery_manifest/:manifestId/delivery_events/picked_up',
    {
      config: asHistory,
      schema: {
        params: manifestPath,
        querystring: pickedUpQuery,
        tags,
        summary: 'Bags that a run picked up',
      },
    },
    (request) =>
      readBags(context.db, actorOf(request), request.params.manifestId, {
        kind: 'picked_up',
        createdAt: request.query.created_at,
        createdBy: request.query.created_by,
      }),
  );

  app.get<{ Params: { manifestId: number }; Querystring: { return_manifest_id?: number } }>(
    '/delivery_manifest/:manifestId/delivery_events/returns',
    {
      config: asHistory,
      schema: {
        params: manifestPath,
        querystring: returnsQuery,
        tags,
        summary: 'Bags that a run brought back',
      },
    },
    (request) =>
      readBags(context.db, actorOf(request), request.query.return_manifest_id ?? request.params.manifestId, {
        kind: 'returns',
      }),
  );

  app.get<{ Params: { manifestId: number; eventId: number; transitionId: number } }>(
    '/delivery_manifest/:manifestId/delivery_events/:eventId/evidence/:transitionId',
    {
      // An <img> carries the cookie alone; whether this person may see it is asked each time.
      config: { ...asHistory, withoutBinding: true },
      schema: { params: photoPath, tags, summary: 'Photo of an entry of the history' },
    },
    async (request, reply) => {
      app.reads.assertRoom();
      const { manifestId, eventId, transitionId } = request.params;
      const { key, evidence_sha256 } = await readPhotoKey(context.db, actorOf(request), {
        manifestId,
        eventId,
        transitionId,
      });
      const bytes = await fileStoreOf(context).read(key);
      // Other bytes than those that the status was recorded with are no proof of it.
      if (bytes && evidence_sha256 !== null && sha256(bytes) !== evidence_sha256) throw notFound();
      const type = bytes && pictureTypeOf(bytes);
      if (!type) throw notFound();
      app.reads.add(
        readBy(request, context.clock(), 'delivery_events', {
          action: 'read',
          changes: { id: { from: null, to: eventId }, part: { from: null, to: 'photo' } },
          patient_ids: null,
          delivery_event_id: eventId,
        }),
      );
      return reply
        .type(type)
        .header('cache-control', 'no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .send(bytes);
    },
  );
};
