import type { CoolLimits } from '../../../../src/domain/custody/bagTime';
import { toWire } from '../../../../src/domain/time/dates';
import { minutesPastPromise } from '../../../../src/domain/stops/lateness';
import type { PromiseChange, RouteDraft, RouteTotals } from '../../../../src/domain/planning/planView';
import { fewestMoves } from '../../../../src/domain/planning/fewestMoves';
import type { Optimizer } from '../../../planning/routing/optimizer';
import { bestOrder, orderOf } from './bestOrder';
import type { Drive } from './drive';
import type { PlanningRun, PlanningStop } from './planningRun';
import type { PlanningSettings } from './planningPace';
import { runProblem, type RunProblem } from './runProblem';
import { promisedEnd } from './stopWindow';

/** Steps of the search: a second at most, in a thread of its own. The same run gets the same order. */
const ITERATIONS = 3_000;

const wire = (seconds: number) => toWire(new Date(seconds * 1000));

function totalsOf({ shiftEnd }: RunProblem, { seconds, metres, finish }: Drive): RouteTotals {
  return {
    minutes: Math.round(seconds / 60),
    metres: Math.round(metres),
    finish: wire(finish),
    overtime_minutes: Math.max(0, Math.ceil((finish - shiftEnd) / 60)),
  };
}

/**
 * Minutes past the end of the stop's time window or past its promise: the greater of the two. @param arrival Unix
 * seconds
 */
export function minutesLate(
  run: PlanningRun,
  stop: PlanningStop,
  arrival: number,
  limits: CoolLimits,
): number {
  const end = promisedEnd(run, stop, limits);
  const pastEnd = end === null ? 0 : Math.max(0, Math.ceil((arrival - end) / 60));
  return Math.max(pastEnd, minutesPastPromise(stop, arrival * 1000));
}

function promisesOf(
  run: PlanningRun,
  settings: PlanningSettings,
  before: Drive,
  after: Drive,
): PromiseChange[] {
  const changes = run.stops.flatMap((stop) => {
    const was = before.begins.get(stop.id);
    const is = after.begins.get(stop.id);
    if (was === undefined || is === undefined) return [];
    const late_before = minutesLate(run, stop, was, settings);
    const late_after = minutesLate(run, stop, is, settings);
    if (late_before === late_after) return [];
    return { delivery_event_id: stop.id, before: wire(was), after: wire(is), late_before, late_after };
  });
  return changes.sort((a, b) => b.late_after - a.late_after || b.late_before - a.late_before);
}

/**
 * Computes a better order for the open stops of a run and compares it with the present order. Nothing is written. The
 * search runs in a thread.
 */
export async function draftRoute(
  optimizer: Optimizer,
  run: PlanningRun,
  settings: PlanningSettings,
  now: Date,
): Promise<RouteDraft> {
  const made = await runProblem(run, settings, now);
  const solution =
    made.order.length > 1 ? await optimizer.solve(made.problem, { iterations: ITERATIONS }) : null;
  const isRight = solution !== null && solution.violations.length === 0;
  const found = isRight ? orderOf(solution.plan.routes[0]?.steps ?? []) : [];
  const order = bestOrder(made, [found]);
  const before = made.driveOrder(made.order);
  const after = made.driveOrder(order);
  return {
    delivery_manifest_id: run.id,
    version: run.version,
    order,
    moved: fewestMoves(made.order, order),
    before: totalsOf(made, before),
    after: totalsOf(made, after),
    promises: promisesOf(run, settings, before, after),
    trace: await made.traceOrder(order),
  };
}
