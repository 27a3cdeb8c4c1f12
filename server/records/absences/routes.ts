import { calendarCall } from '../../../src/contract/calendar/calendar';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { serve } from '../../platform/plugins/serve';
import { readCalendar } from './readCalendar';

/** The month of all drivers or vehicles; absences themselves have the routes of their declaration. */
export const calendarRoutes: RouteModule = (app, { db }) => {
  serve(app, calendarCall, { scope: 'cdp' }, (request) =>
    readCalendar(db, { ...request.query, cdpId: actorOf(request).cdp_id }),
  );
};
