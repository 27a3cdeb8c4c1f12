import type { FastifyRequest } from 'fastify';
import { withSchemas } from '../../../src/contract/call';
import { proofMapCall, stopMapCall } from '../../../src/contract/map/picture';
import { PERMISSIONS } from '../../../src/domain/access/permissions';
import type { RouteModule, ServerContext } from '../../context';
import type { MapMarker } from '../../outside/map/picture/drawScene';
import { lookQuery } from '../../outside/map/picture/pictureQuery';
import { sendPicture } from '../../outside/map/picture/sendPicture';
import { readBy } from '../../platform/audit/logReads';
import { actorOf } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { isWithinScope } from '../../records/runs/runScope';
import { deliveryMarkers } from './deliveryMarkers';

const { readEvent, readProof } = PERMISSIONS.dispatch;
const asReader = ({ http_method, path_route }: typeof readEvent | typeof readProof) =>
  ({ access: { as: [http_method, path_route] }, scope: 'run' }) as const;

/** The door of a stop. Throws 404 where there is none, or not for this person. */
async function doorOf({ db }: ServerContext, request: FastifyRequest, eventId: number, manifestId: number) {
  const row = await db
    .selectFrom('delivery_events as e')
    .leftJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .select(['e.delivery_manifest_id', 'e.close_door_pharmacy_id', 'm.employee_id'])
    .select(['m.delivery_manifest_status_id', 'e.destination_latitude', 'e.destination_longitude'])
    .where('e.id', '=', eventId)
    .executeTakeFirst();
  if (!row || (row.delivery_manifest_id ?? 0) !== manifestId || !isWithinScope(actorOf(request), row))
    throw notFound();
  const { destination_latitude: latitude, destination_longitude: longitude } = row;
  if (latitude === null || longitude === null) throw notFound();
  return { kind: 'stop', latitude, longitude } as const;
}

/** Small maps of a stop and of its proof; who looked is logged as with the record itself. */
export const stopMapRoutes: RouteModule = (app, context) => {
  const logged = (request: FastifyRequest, eventId: number, part: string) =>
    app.reads.add(
      readBy(request, context.clock(), 'delivery_events', {
        action: 'read',
        changes: { id: { from: null, to: eventId }, part: { from: null, to: part } },
        patient_ids: null,
        delivery_event_id: eventId,
      }),
    );

  serve(app, withSchemas(stopMapCall, { query: lookQuery }), asReader(readEvent), async (request, reply) => {
    const { manifestId, eventId } = request.params;
    const markers: [MapMarker] = [await doorOf(context, request, eventId, manifestId)];
    logged(request, eventId, 'map');
    return sendPicture(context, request, reply, { markers, look: request.query, isPrivate: true });
  });

  serve(app, withSchemas(proofMapCall, { query: lookQuery }), asReader(readProof), async (request, reply) => {
    const { id } = request.params;
    const [first, ...others] = await deliveryMarkers(context.db, actorOf(request), id);
    if (!first) throw notFound();
    logged(request, id, 'proof/map');
    return sendPicture(context, request, reply, {
      markers: [first, ...others],
      look: request.query,
      isPrivate: true,
    });
  });
};
