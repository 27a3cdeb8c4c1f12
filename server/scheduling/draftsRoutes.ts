import { sql } from 'kysely';
import { array, boolean, number, object, string, type InferType } from 'yup';
import { isDate } from '../../src/domain/time/dates';
import {
  isDraftOpen,
  MOST_DRAFT_ITERATIONS,
  MOST_DRAFT_OVERTIME,
  MOST_DRAFT_SECONDS,
} from '../../src/domain/planning/draftRules';
import { VALIDATION } from '../../src/resources/schema/messages';
import type { RouteModule } from '../context';
import { inTransaction } from '../database/transaction';
import { requireIdempotencyKey } from '../dispatch/commands/runCommand';
import { actorOf } from '../plugins/actor';
import { writeAudit } from '../plugins/audit';
import { wrongState } from '../plugins/errors';
import { once, sendAnswer } from '../plugins/idempotency';
import { optimizerOf } from '../routing/optimizerOf';
import { acceptDraft } from './acceptDraft';
import { createDraft } from './createDraft';
import { failDeadDrafts } from './draftChanges';
import { announceDraft, findDraft, readDraft, readDrafts, type DraftRow } from './draftRows';
import { DraftRunner } from './draftRunner';

const tags = ['scheduling'];
const MAKE = ['POST', '/scheduling/drafts'] as const;
const LIST = ['GET', '/scheduling/drafts'] as const;

const id = () => number().integer().min(1).max(Number.MAX_SAFE_INTEGER);
const ids = (most: number) => array(id().required()).min(1).max(most).nullable();
const day = () =>
  string()
    .required(VALIDATION.required)
    .test('date', VALIDATION.date, (text) => isDate(text));
const draftPath = object({ draftId: id().required() });
const wishBody = object({
  date: day(),
  close_door_pharmacy_id: id().nullable(),
  delivery_manifest_ids: ids(1_000),
  delivery_event_ids: ids(5_000),
  is_replanning: boolean().nullable(),
  overtime_minutes: number().integer().min(0).max(MOST_DRAFT_OVERTIME).nullable(),
  seed: number().integer().min(0).max(1_000_000_000).nullable(),
  seconds: number().integer().min(1).max(MOST_DRAFT_SECONDS).nullable(),
  iterations: number().integer().min(1).max(MOST_DRAFT_ITERATIONS).nullable(),
});
const acceptBody = object({ delivery_event_ids: ids(5_000) });
type Path = { Params: { draftId: number } };

/** Automatic scheduling: a plan is made in the background, looked at, and used wholly, in part or not at all. */
export const draftsRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;
  const runner = new DraftRunner(context, optimizerOf(context.config.routing));
  // The embedded database has one server: whatever it was searching before, it searches no more.
  if (context.database.kind === 'pglite') app.addHook('onReady', () => failDeadDrafts(context, 0));
  app.addHook('onClose', () => runner.close());

  app.get<{ Querystring: { date: string } }>(
    '/scheduling/drafts',
    {
      config: { access: 'own', scope: 'cdp' },
      schema: {
        querystring: object({ date: day() }),
        tags,
        summary: 'Automatic plans of a day, newest first',
      },
    },
    async (request) => {
      await failDeadDrafts(context);
      return readDrafts(db, actorOf(request), request.query.date);
    },
  );

  app.get<Path>(
    '/scheduling/drafts/:draftId',
    {
      config: { access: { as: LIST }, scope: 'cdp' },
      schema: { params: draftPath, tags, summary: 'One automatic plan' },
    },
    async (request) => {
      await failDeadDrafts(context);
      return readDraft(db, actorOf(request), request.params.draftId);
    },
  );

  app.post<{ Body: InferType<typeof wishBody> }>(
    '/scheduling/drafts',
    {
      config: { access: 'own', scope: 'cdp' },
      schema: { body: wishBody, tags, summary: 'Plan a day automatically' },
    },
    async (request, reply) => {
      requireIdempotencyKey(request);
      await failDeadDrafts(context);
      let made: DraftRow | undefined;
      const answer = await once(context, request, async (trx) => {
        made = await createDraft(trx, request, request.body, clock());
        return { status: 201, body: { id: made.id } };
      });
      // A repeat of the call has made none: the first one's search is under way.
      if (made) runner.start(made);
      const { id: draftId } = answer.body as { id: number };
      return reply.code(201).send(await readDraft(db, actorOf(request), draftId));
    },
  );

  app.post<Path>(
    '/scheduling/drafts/:draftId/stop',
    {
      config: { access: { as: MAKE }, scope: 'cdp' },
      schema: { params: draftPath, tags, summary: 'End the search and keep the best plan so far' },
    },
    async (request) => {
      const actor = actorOf(request);
      const { draftId } = request.params;
      const { state } = await findDraft(db, actor, draftId);
      if (state !== 'solving')
        throw wrongState(`This draft is ${state}`, { reason: 'draftNotSolving', state });
      await db
        .updateTable('scheduling_drafts')
        .set({ stop_requested_at: clock() })
        .where('id', '=', draftId)
        .execute();
      runner.stop(draftId);
      return readDraft(db, actor, draftId);
    },
  );

  app.post<Path & { Body: InferType<typeof acceptBody> }>(
    '/scheduling/drafts/:draftId/accept',
    {
      config: { access: 'own', scope: 'cdp' },
      schema: { params: draftPath, body: acceptBody, tags, summary: 'Use an automatic plan, or part of it' },
    },
    async (request, reply) => {
      requireIdempotencyKey(request);
      const chosen = { id: request.params.draftId, ids: request.body.delivery_event_ids ?? null };
      return sendAnswer(reply, await acceptDraft(context, request, chosen));
    },
  );

  app.delete<Path>(
    '/scheduling/drafts/:draftId',
    {
      config: { access: { as: MAKE }, scope: 'cdp' },
      schema: { params: draftPath, tags, summary: 'Discard a plan' },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const { draftId } = request.params;
      await inTransaction(db, async (trx) => {
        const { state } = await findDraft(trx, actor, draftId);
        if (state === 'discarded') return;
        if (!isDraftOpen(state) && state !== 'solving' && state !== 'failed')
          throw wrongState(`This draft is ${state}`, { reason: 'draftNotOpen', state });
        const draft = await trx
          .updateTable('scheduling_drafts')
          .set({
            state: 'discarded',
            settled_at: clock(),
            settled_by_name: actor.full_name,
            version: sql<number>`version + 1`,
          })
          .where('id', '=', draftId)
          .returningAll()
          .executeTakeFirstOrThrow();
        const record = { resource: 'scheduling_drafts', record_id: draftId };
        await writeAudit(trx, request, {
          ...record,
          action: 'discard',
          before: { state },
          after: { state: draft.state },
        });
        await announceDraft(trx, draft);
      });
      runner.stop(draftId);
      return reply.code(204).send();
    },
  );
};
