import type { InferType } from 'yup';
import { unassignCall, unassignOneCall } from '../../../../../src/contract/dispatch/unassign';
import { planMove, type BrokenRule } from '../../../../../src/domain/planning/planMove';
import { wrongState } from '../../../../platform/plugins/errors';
import { readPace } from '../../../../planning/roads/readPace';
import { defineCommand } from '../command';
import { planningFacts, requireReason, rulesBroken } from '../work/moveFacts';
import { assertPoolHasSpace } from '../rules/poolLimit';
import { unanswered } from '../rules/questions';
import { refusedResult } from '../runEach';
import { openSelection, reportDone, reportRefused, type Selected } from '../selection';
import type { UnitOfWork } from '../work/unitOfWork';

/** Takes stops out of their runs into the pool of their day. Stops that fail are reported one by one. */
async function toPool(work: UnitOfWork, selected: readonly Selected[], reason: string | null): Promise<void> {
  const runs = [...new Set(selected.flatMap(({ run }) => run ?? []))];
  const pool = selected.flatMap(({ run, stop }) => (run ? [] : [stop]));
  const wanted = { stopIds: selected.map(({ stop }) => stop.id), to: null };
  const settings = await readPace(work.trx);
  const facts = await planningFacts(work.trx, runs, pool);
  const plan = planMove(facts.runs, facts.pool, wanted, work.now, settings);
  for (const { delivery_event_id: id, refusal } of plan.refused) reportRefused(work, id, refusal);
  const isRefused = new Set(plan.refused.map((each) => each.delivery_event_id));
  const stops = selected.map(({ stop }) => stop).filter((stop) => !isRefused.has(stop.id));
  // Other stops that become late do not block this command: only a lock asks.
  const isLock = ({ rule }: BrokenRule) => rule === 'lockedStop' || rule === 'lockedRun';
  const locks = unanswered(work, plan.broken.filter(isLock));
  if (locks.length > 0) {
    for (const stop of stops) work.report(refusedResult(stop.id, rulesBroken(locks)));
    return;
  }
  await assertPoolHasSpace(work, stops, settings.max_unassigned_deliveries);
  for (const stop of stops) {
    work.placeStop(stop, { run: null }, { comments: reason });
    reportDone(work, stop);
  }
}

/** Stops of any runs into the pool of their day: one transaction, one undo, a result per stop. */
export const unassign = defineCommand(unassignCall, {
  onClosedDay: { override: 'reason' },
  async apply(work, _target, given) {
    requireReason(work.isForced, given.reason);
    await toPool(work, await openSelection(work, given), given.reason ?? null);
  },
});

/** Moves one stop into the pool (spec §7, `DELETE …/override`). It overrides locks, and fails as a whole. */
export const unassignOne = defineCommand(unassignOneCall, {
  onClosedDay: 'reopen',
  async apply(work, target, given: InferType<(typeof unassignOneCall)['body']> | undefined) {
    const { run, stop } = await work.openStopOfRun(target);
    const facts = await planningFacts(work.trx, [run]);
    const plan = planMove(facts.runs, [], { stopIds: [stop.id], to: null }, work.now);
    const [refused] = plan.refused;
    if (refused) throw wrongState(refused.refusal.message, { ...refused.refusal.args });
    const settings = await readPace(work.trx);
    await assertPoolHasSpace(work, [stop], settings.max_unassigned_deliveries);
    work.placeStop(stop, { run: null }, { comments: given?.reason ?? null });
  },
});
