import {
  acceptDraftCall,
  createDraftCall,
  discardDraftCall,
  draftCall,
  draftsCall,
  stopDraftCall,
} from '../../../src/contract/scheduling/drafts';
import type { RouteModule } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { actorOf } from '../../platform/plugins/actor';
import { wrongState } from '../../platform/plugins/errors';
import { once, requireIdempotencyKey, sendAnswer } from '../../platform/plugins/idempotency';
import { serve } from '../../platform/plugins/serve';
import { optimizerOf } from '../../planning/routing/optimizerOf';
import { acceptDraft } from './acceptDraft';
import { createDraft } from './createDraft';
import { discardDraft } from './discardDraft';
import { failDeadDrafts } from './draftChanges';
import { findDraft, readDraft, readDrafts, type DraftRow } from './draftRows';
import { DraftRunner } from './draftRunner';
import { observedOptimizer } from './observedOptimizer';

const MAKING = { access: { as: ['POST', '/scheduling/drafts'] }, scope: 'cdp' } as const;
const LISTING = { access: { as: ['GET', '/scheduling/drafts'] }, scope: 'cdp' } as const;
const OWN = { scope: 'cdp' } as const;

/** Automatic scheduling: a plan is made in the background, reviewed, and used wholly, in part or not at all. */
export const draftsRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;
  const runner = new DraftRunner(
    context,
    observedOptimizer(optimizerOf(context.config.routing), app.metrics),
  );
  // The embedded database has one server, so every search of an earlier start has ended.
  if (context.database.kind === 'pglite') app.addHook('onReady', () => failDeadDrafts(context, 0));
  app.addHook('onClose', () => runner.close());

  serve(app, draftsCall, OWN, async (request) => {
    await failDeadDrafts(context);
    return readDrafts(db, actorOf(request), request.query.date);
  });

  serve(app, draftCall, LISTING, async (request) => {
    await failDeadDrafts(context);
    return readDraft(db, actorOf(request), request.params.draftId);
  });

  serve(app, createDraftCall, OWN, async (request, reply) => {
    requireIdempotencyKey(request);
    await failDeadDrafts(context);
    let created: DraftRow | undefined;
    const stored = await once(context, request, async (trx) => {
      created = await createDraft(trx, request, request.body, clock());
      return { status: 201, body: { id: created.id } };
    });
    // A repeated call creates none: the search of the first call continues.
    if (created) runner.start(created);
    void reply.code(201);
    return readDraft(db, actorOf(request), stored.body.id);
  });

  serve(app, stopDraftCall, MAKING, async (request) => {
    const actor = actorOf(request);
    const { draftId } = request.params;
    const { state } = await findDraft(db, actor, draftId);
    if (state !== 'solving') throw wrongState(`This draft is ${state}`, { reason: 'draftNotSolving', state });
    await db
      .updateTable('scheduling_drafts')
      .set({ stop_requested_at: clock() })
      .where('id', '=', draftId)
      .execute();
    runner.stop(draftId);
    return readDraft(db, actor, draftId);
  });

  serve(app, acceptDraftCall, OWN, async (request, reply) => {
    requireIdempotencyKey(request);
    const chosen = { id: request.params.draftId, ids: request.body.delivery_event_ids ?? null };
    return sendAnswer(reply, await acceptDraft(context, request, chosen));
  });

  serve(app, discardDraftCall, MAKING, async (request, reply) => {
    const { draftId } = request.params;
    await inTransaction(db, (trx) => discardDraft(trx, request, draftId, clock()));
    runner.stop(draftId);
    return reply.code(204).send();
  });
};
