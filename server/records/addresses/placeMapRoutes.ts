import type { FastifyRequest } from 'fastify';
import { withSchemas } from '../../../src/contract/call';
import { cdpMapCall, facilityMapCall, participantMapCall } from '../../../src/contract/map/picture';
import type { Point } from '../../../src/domain/addresses/distance';
import { PERMISSIONS } from '../../../src/domain/access/permissions';
import type { ResourceName } from '../../../src/resources/registry';
import type { RouteModule } from '../../context';
import { lookQuery } from '../../outside/map/picture/pictureQuery';
import { sendPicture } from '../../outside/map/picture/sendPicture';
import { readBy } from '../../platform/audit/logReads';
import { actorOf } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { findRow } from '../resources/crudRepository';
import { resourceOf } from '../resources/fieldSql';
import { routeScopeOf, scopeOf } from '../resources/scopes';

const asReader = ({ http_method, path_route }: { http_method: string; path_route: string }) =>
  ({ access: { as: [http_method, path_route] } }) as const;

/** The place of a record. Throws 404 for one that has none, or is out of this person's sight. */
function placeOf(row: Readonly<Record<string, unknown>> | undefined): Point {
  const { latitude, longitude } = row ?? {};
  if (typeof latitude !== 'number' || typeof longitude !== 'number') throw notFound();
  return { latitude, longitude };
}

/** Small maps of records: the address names the record, never the place. */
export const placeMapRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;
  const find = (name: ResourceName, request: FastifyRequest<{ Params: { id: number } }>) =>
    findRow(db, resourceOf(name), request.params.id, scopeOf(name, actorOf(request)));

  serve(
    app,
    withSchemas(cdpMapCall, { query: lookQuery }),
    { ...asReader(PERMISSIONS.cdps.read), scope: routeScopeOf('cdps') },
    async (request, reply) => {
      const place = placeOf(await find('cdps', request));
      const markers = [{ kind: 'pharmacy', ...place }] as const;
      return sendPicture(context, request, reply, { markers, look: request.query, isPrivate: false });
    },
  );

  serve(
    app,
    withSchemas(facilityMapCall, { query: lookQuery }),
    { ...asReader(PERMISSIONS.facilities.read), scope: routeScopeOf('facilities') },
    async (request, reply) => {
      const place = placeOf(await find('facilities', request));
      const markers = [{ kind: 'facility', ...place }] as const;
      return sendPicture(context, request, reply, { markers, look: request.query, isPrivate: false });
    },
  );

  serve(
    app,
    withSchemas(participantMapCall, { query: lookQuery }),
    { ...asReader(PERMISSIONS.participant_addresses.list), scope: 'run' },
    async (request, reply) => {
      const person = await find('participants', request);
      if (!person) throw notFound();
      const main = await db
        .selectFrom('participant_addresses')
        .select(['latitude', 'longitude'])
        .where('participant_id', '=', request.params.id)
        .where('kind', '=', 'delivery')
        .where('is_active', '=', true)
        .orderBy('is_default', 'desc')
        .orderBy('id')
        .executeTakeFirst();
      const place = placeOf(main);
      const { id } = request.params;
      app.reads.add(
        readBy(request, clock(), 'participants', {
          action: 'read',
          changes: { id: { from: null, to: id }, part: { from: null, to: 'map' } },
          patient_ids: [id],
          delivery_event_id: null,
        }),
      );
      const markers = [{ kind: 'stop', ...place }] as const;
      return sendPicture(context, request, reply, { markers, look: request.query, isPrivate: true });
    },
  );
};
