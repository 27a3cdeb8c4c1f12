import { fuelSummaryCall, importFuelCall } from '../../../src/contract/fueling/fueling';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { RouteModule } from '../../context';
import { malformed } from '../../platform/plugins/errors';
import { serve, serveWrite } from '../../platform/plugins/serve';
import { importFuel } from './importFuel';
import { readFuelSummary } from './readSummary';

/** 2,000 rows of a card's file with all its columns. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;

/** What is more than one record of fueling; the records have the routes of their declaration. */
export const fuelingRoutes: RouteModule = (app, context) => {
  serve(app, fuelSummaryCall, { scope: 'everybody' }, (request) => {
    const { from, to } = request.query;
    if (to < from) throw malformed('The period ends before it begins', { to: { message: VALIDATION.range } });
    return readFuelSummary(context.db, from, to);
  });

  serveWrite(
    app,
    context,
    importFuelCall,
    { scope: 'everybody', bodyLimit: MAX_FILE_BYTES },
    async (trx, request) => ({ status: 200, body: await importFuel(trx, context, request, request.body) }),
  );
};
