import {
  closeDayCall,
  custodyCall,
  handOverCall,
  reopenRunCall,
  runCustodyCall,
} from '../../../src/contract/custody/custody';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { serve, serveWrite } from '../../platform/plugins/serve';
import { etag } from '../../platform/plugins/versions';
import { closeDay } from './closeDay';
import { handOver, reopenRun } from './handOver';
import { readCustody, readRunCustody } from './readCustody';

const OWN = { scope: 'cdp' } as const;
const LISTING = { access: { as: ['GET', '/custody'] }, scope: 'cdp' } as const;

/** The custody of bags: per run and per day, from the pick-up to the counter. */
export const custodyRoutes: RouteModule = (app, context) => {
  const { db } = context;

  serve(app, custodyCall, OWN, (request) => readCustody(db, request.query.date, actorOf(request).cdp_id));

  serve(app, runCustodyCall, LISTING, async (request, reply) => {
    const run = await readRunCustody(db, request.params.manifestId, actorOf(request).cdp_id);
    if (!run) throw notFound();
    etag(reply, run.version);
    return run;
  });

  serveWrite(app, context, handOverCall, OWN, (trx, request) =>
    handOver(trx, context, request, request.params.manifestId, request.body.bags),
  );

  serveWrite(app, context, reopenRunCall, OWN, (trx, request) =>
    reopenRun(trx, request, request.params.manifestId),
  );

  serveWrite(app, context, closeDayCall, OWN, (trx, request) =>
    closeDay(trx, context, request, request.body.date, request.body.close_door_pharmacy_id),
  );
};
