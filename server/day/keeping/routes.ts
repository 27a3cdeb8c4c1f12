import { countOldCall, keptDataCall } from '../../../src/contract/keeping/keptData';
import {
  holdableRunsCall,
  legalHoldsCall,
  placeHoldCall,
  releaseHoldCall,
} from '../../../src/contract/keeping/legalHolds';
import { HOUR_MS } from '../../../src/domain/time/durations';
import type { RouteModule } from '../../context';
import { serve, serveWrite } from '../../platform/plugins/serve';
import { KEPT_KINDS } from './kinds/all';
import { placeHold, readHoldableRuns, readHolds, releaseHold } from './legalHolds';
import { readKeptData } from './readKeptData';
import { beginRetention, olderThan, RETENTION_JOB, workOnRetention } from './retention';

/** The whole of the operation: data is kept or removed for everybody alike. */
const own = { scope: 'operation' } as const;

/** Kept data: what goes by age and when it went, and legal holds (decision 0127). */
export const keepingRoutes: RouteModule = (app, context) => {
  app.jobs.every(HOUR_MS, 'retention', () => beginRetention(context));
  app.jobs.handle(RETENTION_JOB, () => workOnRetention(context));

  serve(app, keptDataCall, own, () => readKeptData(context));

  serve(
    app,
    countOldCall,
    { access: { as: ['GET', keptDataCall.path] }, ...own },
    async ({ params: { kind } }) => {
      const { days, until } = await olderThan(context, kind);
      return { kind, days, count: await KEPT_KINDS[kind].count(context.db, until) };
    },
  );

  serve(app, legalHoldsCall, own, () => readHolds(context.db));

  serve(
    app,
    holdableRunsCall,
    { access: { as: ['POST', placeHoldCall.path] }, ...own },
    ({ query: { date } }) => readHoldableRuns(context.db, date),
  );

  serveWrite(app, context, placeHoldCall, own, async (trx, request) => {
    const id = await placeHold(trx, request, request.body, context.clock());
    return { status: 201, body: { id } };
  });

  serveWrite(app, context, releaseHoldCall, own, async (trx, request) => {
    const released = await releaseHold(trx, request, request.params.id, request.body.reason, context.clock());
    return { status: 200, body: released, headers: { etag: `"${released.version}"` } };
  });
};
