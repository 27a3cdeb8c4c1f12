import { cashOfDayCall, closeCashCall } from '../../../src/contract/cashUp/cashUps';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { serve, serveWrite } from '../../platform/plugins/serve';
import { closeCash } from './closeCash';
import { readCash } from './readCash';

/** Copayments in cash: what each driver owes each CDP at the end of a day, and what was counted. */
export const cashUpRoutes: RouteModule = (app, context) => {
  serve(app, cashOfDayCall, { scope: 'cdp' }, (request) =>
    readCash(context.db, request.query.date, actorOf(request).cdp_id),
  );

  serveWrite(app, context, closeCashCall, { scope: 'cdp' }, (trx, request) =>
    closeCash(trx, context, request, request.body),
  );
};
