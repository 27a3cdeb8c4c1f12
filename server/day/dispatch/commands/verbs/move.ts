import { moveCall } from '../../../../../src/contract/dispatch/move';
import { planMove } from '../../../../../src/domain/planning/planMove';
import { breakEndOf } from '../../../../../src/domain/runs/runPlaces';
import { inOrder } from '../../../../../src/domain/runs/stopOrder';
import { readPace } from '../../../../planning/roads/readPace';
import { loadBags } from '../rules/bagLinks';
import { defineCommand } from '../command';
import type { LockedRun } from '../work/lockedRun';
import { planningFacts, requireReason, rulesBroken } from '../work/moveFacts';
import { unanswered } from '../rules/questions';
import { refusedResult } from '../runEach';
import { openSelection, reportDone, reportRefused, type Selected } from '../selection';
import type { UnitOfWork } from '../work/unitOfWork';

/** Puts the stops one behind the other before the one that is to follow them. */
function place(
  work: UnitOfWork,
  run: LockedRun,
  stops: readonly Selected['stop'][],
  { order, reason }: { order: readonly number[]; reason: string | null },
): void {
  const whole = stops.flatMap((stop) => {
    const end = breakEndOf(run.stops, stop);
    return end ? [stop, end] : [stop];
  });
  const moving = new Set(whole.map((stop) => stop.id));
  const lastAt = order.reduce((last, id, index) => (moving.has(id) ? index : last), -1);
  const following = order[lastAt + 1];
  for (const stop of whole) {
    const others = run.stops.filter((each) => each !== stop);
    const index = others.findIndex((each) => each.id === following);
    const at = (index < 0 ? others.length : index) + 1;
    work.placeStop(stop, { run, at }, { comments: reason });
  }
  for (const stop of stops) reportDone(work, stop);
}

/**
 * Moves stops from any places, in the given order, to a place of a run: one transaction, one undo. Per stop: 409
 * `state001` where it cannot go there, 412 where another user changed it first. For all that remain: 400
 * `OVERTIME_WORK` or `plan001` with the facts, unless forced with a reason. A stop keeps its promise. A stop without
 * a promise is promised its arrival.
 */
export const move = defineCommand(moveCall, {
  onClosedDay: { override: 'reason' },
  async apply(work, { manifestId }, given) {
    requireReason(work.isForced, given.reason);
    const selected = await openSelection(work, given, [manifestId]);
    const [to] = await work.openRuns([manifestId]);
    if (!to) return;
    const runs = new Map<number, LockedRun>([[to.id, to]]);
    for (const { run } of selected) if (run) runs.set(run.id, run);
    const pool = selected.flatMap(({ run, stop }) => (run ? [] : [stop]));
    const settings = await readPace(work.trx);
    const stopIds = selected.map(({ stop }) => stop.id);
    const isBagWithDriver = given.bag_with === 'driver';
    const wanted = { stopIds, to: to.id, at: given.at ?? undefined, isBagWithDriver };
    const facts = await planningFacts(work.trx, [...runs.values()], pool);
    const plan = planMove(facts.runs, facts.pool, wanted, work.now, settings);
    for (const { delivery_event_id: id, refusal } of plan.refused) reportRefused(work, id, refusal);
    const isRefused = new Set(plan.refused.map((each) => each.delivery_event_id));
    const stops = selected.map(({ stop }) => stop).filter((stop) => !isRefused.has(stop.id));
    const broken = unanswered(work, plan.broken);
    if (broken.length > 0) {
      const refusal = rulesBroken(broken);
      for (const stop of stops) work.report(refusedResult(stop.id, refusal));
      return;
    }
    const after = plan.runs.find((run) => run.manifest_id === to.id);
    const order = after?.order ?? inOrder(to.stops).map((stop) => stop.id);
    const joined = stops.filter((stop) => work.runOf(stop) !== to);
    place(work, to, stops, { order, reason: given.reason ?? null });
    await loadBags(work, to, joined, isBagWithDriver);
  },
});
