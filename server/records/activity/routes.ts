import { array, number, object, string } from 'yup';
import { activityCall, activityPeopleCall, activityTotalCall } from '../../../src/contract/logs/activity';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { serve } from '../../platform/plugins/serve';
import { countActivity, readActivity } from './readActivity';

const AS_LOG = { access: { as: ['GET', activityCall.path] }, scope: 'cdp' } as const;
const PEOPLE = array(object({ id: number().required(), full_name: string().required() }));

/** Actions and reads of all users (spec §6 "activity logger", §7 `/activity_logger`). */
export const auditRoutes: RouteModule = (app, { db }) => {
  serve(app, activityCall, { scope: 'cdp' }, (request) => readActivity(db, actorOf(request), request.query));

  serve(app, activityTotalCall, AS_LOG, (request) => countActivity(db, actorOf(request), request.query));

  serve(app, activityPeopleCall, { ...AS_LOG, response: { 200: PEOPLE } }, (request) => {
    const { cdp_id } = actorOf(request);
    const people = db.selectFrom('users').select(['id', 'full_name']).orderBy('full_name').orderBy('id');
    return (cdp_id === null ? people : people.where('cdp_id', '=', cdp_id)).execute();
  });
};
