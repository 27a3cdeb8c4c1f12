import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { toWire } from '../../../src/domain/time/dates';
import { isDraftOpen } from '../../../src/domain/planning/draftRules';
import { usedPlan, type UsedPlan } from '../../../src/domain/planning/draftSelection';
import type { DraftResult } from '../../../src/domain/planning/draftView';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { ServerContext } from '../../context';
import { UnitOfWork } from '../dispatch/commands/work/unitOfWork';
import { readPlanningRuns } from '../dispatch/planning/planningRun';
import { invalid, wrongState } from '../../platform/plugins/errors';
import type { CommandAnswer as AnswerView } from '../../../src/domain/runs/dispatchView';
import { actorOf } from '../../platform/plugins/actor';
import { once, type CommandAnswer } from '../../platform/plugins/idempotency';
import { readPace } from '../../planning/roads/readPace';
import { dayProblem } from './dayProblem';
import { announceDraft, findDraft, type DraftRow } from './draftRows';
import { placePlan } from './placePlan';
import { readPoolStops } from './readDay';
import { assertPlanHolds } from './assertPlanHolds';
import { assertUnchanged } from './assertUnchanged';

/** The verb, in histories and in the log. */
const VERB = 'automaticSchedule';

/** The plan, if it can be used. Throws 409. */
function openResult(draft: DraftRow): DraftResult {
  const { state, result } = draft;
  if (!isDraftOpen(state) || !result)
    throw wrongState(`This draft is ${state}`, { reason: 'draftNotOpen', state });
  if (result.violations.length > 0)
    throw wrongState('This plan breaks a rule and cannot be used', { reason: 'draftBroken' });
  return result;
}

/** Writes the plan, or the chosen part of it, through `work`. Throws 409, 412 and 422. */
async function apply(work: UnitOfWork, draft: DraftRow, ids: readonly number[] | null): Promise<void> {
  const result = openResult(draft);
  const used: UsedPlan = usedPlan(result, ids);
  if (used.runs.length === 0) throw invalid({ delivery_event_ids: { message: VALIDATION.required } });
  const runIds = used.runs.map((run) => run.delivery_manifest_id);
  const poolIds = used.moves.flatMap((move) =>
    move.from.delivery_manifest_id === null ? move.delivery_event_id : [],
  );
  const runs = await work.openRuns(runIds);
  const pool = await work.openPoolStops(poolIds);
  await assertUnchanged(work, draft, { runs, pool, poolIds });
  const planned = {
    runs: await readPlanningRuns(work.trx, { ids: runIds }),
    pool: await readPoolStops(work.trx, poolIds),
    wish: { ...draft.wish, delivery_event_ids: null },
  };
  const day = await dayProblem(planned, await readPace(work.trx), work.now);
  assertPlanHolds(day, used);
  placePlan(work, day, used, { runs, pool });
}

/** All of a plan or a part of it as one command, with one undo (contract.md, Commands); the draft is settled by it. */
export function acceptDraft(
  context: ServerContext,
  request: FastifyRequest,
  { id, ids }: { id: number; ids: readonly number[] | null },
): Promise<CommandAnswer<AnswerView>> {
  return once(context, request, async (trx) => {
    const work = new UnitOfWork({ name: VERB, trx, request, now: context.clock(), onClosedDay: 'refused' });
    // Runs are locked before the draft's row, as by every other command.
    const draft = await findDraft(trx, actorOf(request), id);
    await apply(work, draft, ids);
    const body = await work.finish();
    const settled = await trx
      .updateTable('scheduling_drafts')
      .set({
        state: 'accepted',
        command_id: work.commandId,
        settled_at: toWire(work.now),
        settled_by_name: work.actor.full_name,
        version: sql<number>`version + 1`,
      })
      .where('id', '=', id)
      .where('version', '=', draft.version)
      .returningAll()
      .executeTakeFirst();
    if (!settled)
      throw wrongState('Somebody else has used this draft', { reason: 'draftNotOpen', state: 'accepted' });
    await announceDraft(trx, settled);
    return { status: 200, body };
  });
}
