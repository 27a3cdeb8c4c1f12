import { statusesCall } from '../../../src/contract/board/catalogs';
import { myCommandsCall } from '../../../src/contract/board/day';
import { poolCall, runsCall } from '../../../src/contract/board/runs';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import { statusCatalogue } from '../../../src/domain/stops/transitions';
import { EVENT_STATUS_IDS, eventStatusName } from '../../../src/domain/stops/eventStatus';
import { MANIFESTS_PER_PAGE } from '../../../src/domain/wire/lists';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { etag } from '../../platform/plugins/versions';
import { contactsRoute } from './contactsRoute';
import { commandRoutes } from './commands/commandRoutes';
import { historyRoutes } from './historyRoutes';
import { manifestFilter, manifestOrder, scopeFilter } from './manifestQuery';
import { eventPath, manifestPath } from './paths';
import { legsRoute } from './legsRoute';
import { movePreviewRoute } from './movePreview';
import { phoneRoute } from './phoneRoute';
import { readCommands } from './readCommands';
import { readEvent } from './readEvent';
import { countManifests, readManifestHeads, readManifests, readPool, withEvents } from './readManifests';
import { waysRoute } from './waysRoute';
import { isWithinScope } from '../../records/runs/runScope';
import { watchDay } from '../news/watchDay';
import { markStalledRuns } from './stalledRuns';

const tags = ['dispatch'];
const LIST = ['GET', runsCall.path] as const;
/** Runs and stops as they are read, and the commands that change them (spec §7 "Manifests and events"). */
export const dispatchRoutes: RouteModule = (app, context) => {
  const { db } = context;

  app.jobs.every(MINUTE_MS, 'stalledRuns', () => markStalledRuns(context));
  app.jobs.every(MINUTE_MS, 'watchDay', () => watchDay(context));

  serve(app, runsCall, { scope: 'run' }, async (request) => {
    const { page, per_page, events, sort } = request.query;
    const filter = manifestFilter(request.query, actorOf(request));
    const heads = await readManifestHeads(db, filter, {
      page,
      perPage: per_page,
      order: manifestOrder(sort),
    });
    return events === 1 ? withEvents(db, heads, context.clock()) : heads;
  });

  // "The same query" (spec §7): its paging parameters are accepted and ignored here.
  app.get<{ Querystring: Parameters<typeof manifestFilter>[0] }>(
    '/delivery_manifest/total_items',
    {
      config: { access: { as: LIST }, scope: 'run' },
      schema: { querystring: runsCall.query, tags, summary: 'How many runs' },
    },
    async (request) => ({
      total_items: await countManifests(db, manifestFilter(request.query, actorOf(request))),
    }),
  );

  serve(app, poolCall, { access: { as: LIST }, scope: 'run' }, async (request) => {
    const { date, page, per_page } = request.query;
    const { is_driver, cdp_id: cdpId } = actorOf(request);
    // No run, no driver: the pool is the office's.
    if (is_driver) return [];
    return readPool(db, { date, cdpId }, { page, perPage: per_page });
  });

  app.get(
    '/delivery_manifest/current_deliveries_manifest',
    {
      config: { access: 'own', scope: 'run' },
      schema: { tags, summary: 'Runs on the road and those that leave today, with their stops' },
    },
    async (request) => {
      const now = context.clock();
      const filter = { ...scopeFilter(actorOf(request)), currentAt: now };
      return withEvents(
        db,
        await readManifestHeads(db, filter, { page: 1, perPage: MANIFESTS_PER_PAGE }),
        now,
      );
    },
  );

  app.get<{ Params: { manifestId: number } }>(
    '/delivery_manifest/:manifestId',
    {
      config: { access: 'own', scope: 'run' },
      schema: { params: manifestPath, tags, summary: 'One run with its stops' },
    },
    async (request, reply) => {
      const [manifest] = await readManifests(db, [request.params.manifestId], context.clock());
      if (!manifest || !isWithinScope(actorOf(request), manifest)) throw notFound();
      etag(reply, manifest.version);
      return manifest;
    },
  );

  app.get<{ Params: { manifestId: number; eventId: number } }>(
    '/delivery_manifest/:manifestId/delivery_events/:eventId',
    {
      config: { access: 'own', scope: 'run' },
      schema: { params: eventPath, tags, summary: 'One stop with its proof' },
    },
    async (request, reply) => {
      const { manifestId, eventId } = request.params;
      const event = await readEvent(db, actorOf(request), { manifestId, eventId }, context.clock());
      etag(reply, event.version);
      return event;
    },
  );

  serve(app, statusesCall, { access: 'signedIn', scope: 'none' }, (request) => {
    const { event_type_id } = request.query;
    const ids = event_type_id === undefined ? EVENT_STATUS_IDS : statusCatalogue(event_type_id);
    return ids.map((id) => ({ id, name: eventStatusName(id) }));
  });

  void historyRoutes(app, context);
  serve(app, myCommandsCall, { access: 'signedIn', scope: 'self' }, (request) =>
    readCommands(db, actorOf(request), request.query.date, context.clock()),
  );

  phoneRoute(app, context);
  void contactsRoute(app, context);
  movePreviewRoute(app, context);
  legsRoute(app);
  waysRoute(app);
  commandRoutes(app, context);
};
