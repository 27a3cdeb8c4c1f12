import { number, object } from 'yup';
import { lifeCycleCall, pickedUpCall, returnsCall } from '../../../src/contract/board/history';
import { readBy } from '../../platform/audit/logReads';
import type { RouteModule } from '../../context';
import { fileStoreOf } from '../../outside/files/openStore';
import { sha256 } from '../../outside/files/sha256';
import { pictureTypeOf } from '../../outside/files/pictureType';
import { actorOf } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { readBags } from './readBags';
import { readLifeCycle } from './readLifeCycle';
import { readPhotoKey } from './readPhotoKey';

const id = (min: number) => number().integer().min(min).max(Number.MAX_SAFE_INTEGER).required();
/** Run 0: the stop is on none. */
const photoPath = object({ manifestId: id(0), eventId: id(1), transitionId: id(1) });
const asHistory = { access: { as: ['GET', lifeCycleCall.path] }, scope: 'run' } as const;
const tags = ['dispatch'];
/** The history of a stop, and the photos in it (spec §2 "Delivery history"). */
export const historyRoutes: RouteModule = (app, context) => {
  serve(app, lifeCycleCall, { scope: 'run' }, (request) =>
    readLifeCycle(context.db, actorOf(request), request.params.manifestId, request.params.eventId),
  );

  serve(app, pickedUpCall, asHistory, (request) =>
    readBags(context.db, actorOf(request), request.params.manifestId, {
      kind: 'picked_up',
      createdAt: request.query.created_at,
      createdBy: request.query.created_by,
    }),
  );

  serve(app, returnsCall, asHistory, (request) =>
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
