import { templatesCall } from '../../../src/contract/scheduling/templates';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { serve } from '../../platform/plugins/serve';
import { readTemplates } from './readTemplates';

/** The runs of master data from which the runs of a day can be created. */
export const templatesRoutes: RouteModule = (app, { db }) => {
  serve(app, templatesCall, { scope: 'cdp' }, (request) =>
    readTemplates(db, request.query.date, actorOf(request).cdp_id),
  );
};
