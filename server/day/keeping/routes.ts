import { countOldCall, keptDataCall } from '../../../src/contract/keeping/keptData';
import {
  holdableRunsCall,
  legalHoldsCall,
  placeHoldCall,
  releaseHoldCall,
} from '../../../src/contract/keeping/legalHolds';
import { eraseCall, erasureCall } from '../../../src/contract/keeping/erasures';
import {
  exportEmployeeCall,
  exportOwnCall,
  exportParticipantCall,
} from '../../../src/contract/keeping/personExports';
import { HOUR_MS } from '../../../src/domain/time/durations';
import { toWire } from '../../../src/domain/time/dates';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { serve, serveWrite } from '../../platform/plugins/serve';
import { startRequest } from '../asyncRequests/startRequest';
import { erase, ERASURE_JOB } from './erasure/erase';
import { workOnErasures } from './erasure/erasureJob';
import { readErasure } from './erasure/obstacles';
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
  app.jobs.handle(ERASURE_JOB, () => workOnErasures(context));
  app.jobs.every(HOUR_MS, 'erasures', () => workOnErasures(context));

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

  serve(app, erasureCall, own, ({ params: { participantId } }) => readErasure(context.db, participantId));

  serveWrite(app, context, eraseCall, own, async (trx, request) => {
    const now = context.clock();
    await erase(trx, request, { participantId: request.params.participantId, ...request.body, now });
    return { status: 202, body: { erased_at: toWire(now) } };
  });

  serveWrite(app, context, exportParticipantCall, own, async (trx, request) => {
    const { id } = request.params;
    const found = await trx.selectFrom('participants').select('id').where('id', '=', id).executeTakeFirst();
    if (!found) throw notFound();
    const uuid = await startRequest(trx, request, {
      kind: 'personData',
      params: { of: 'participants', id },
      now: context.clock(),
      patientIds: [id],
      about: { resource: 'participants', record_id: id },
    });
    return { status: 202, body: { uuid } };
  });

  serveWrite(app, context, exportEmployeeCall, own, async (trx, request) => {
    const { id } = request.params;
    const found = await trx.selectFrom('employees').select('id').where('id', '=', id).executeTakeFirst();
    if (!found) throw notFound();
    const uuid = await startRequest(trx, request, {
      kind: 'personData',
      params: { of: 'employees', id },
      now: context.clock(),
      about: { resource: 'employees', record_id: id },
    });
    return { status: 202, body: { uuid } };
  });

  const self = { access: 'signedIn', scope: 'self' } as const;
  serveWrite(app, context, exportOwnCall, self, async (trx, request) => {
    const { employee_id } = actorOf(request);
    if (employee_id === null) throw notFound();
    const uuid = await startRequest(trx, request, {
      kind: 'ownData',
      params: { of: 'employees', id: employee_id },
      now: context.clock(),
      about: { resource: 'employees', record_id: employee_id },
    });
    return { status: 202, body: { uuid } };
  });
};
