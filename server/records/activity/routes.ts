import { array, number, object, string } from 'yup';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { activityQuery, activityTotalQuery, type ActivityFilters, type ActivityQuery } from './activityQuery';
import { countActivity, readActivity } from './readActivity';

const tags = ['activity logger'];
const AS_LOG = { access: { as: ['GET', '/activity_logger'] }, scope: 'cdp' } as const;
const PEOPLE = array(object({ id: number().required(), full_name: string().required() }));

/** Actions and reads of all users (spec §6 "activity logger", §7 `/activity_logger`). */
export const auditRoutes: RouteModule = (app, { db }) => {
  app.get<{ Querystring: ActivityQuery }>(
    '/activity_logger',
    {
      config: { access: 'own', scope: 'cdp' },
      schema: { querystring: activityQuery, tags, summary: 'The log of changes, newest first' },
    },
    (request) => readActivity(db, actorOf(request), request.query),
  );

  app.get<{ Querystring: ActivityFilters }>(
    '/activity_logger/total_items',
    { config: AS_LOG, schema: { querystring: activityTotalQuery, tags, summary: 'How long the log is' } },
    (request) => countActivity(db, actorOf(request), request.query),
  );

  app.get(
    '/activity_logger/people',
    {
      config: AS_LOG,
      schema: { tags, summary: 'People the log can be filtered by', response: { 200: PEOPLE } },
    },
    (request) => {
      const { cdp_id } = actorOf(request);
      const people = db.selectFrom('users').select(['id', 'full_name']).orderBy('full_name').orderBy('id');
      return (cdp_id === null ? people : people.where('cdp_id', '=', cdp_id)).execute();
    },
  );
};
