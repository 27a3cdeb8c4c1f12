import { withPickUpsInTime } from '../../../../src/domain/runs/bagOrder';
import { isBetterOrder, type OrderCost } from '../../../../src/domain/stops/lateness';
import type { PlanStep } from '../../../planning/routing/format/plan';
import type { RoutingProblem } from '../../../planning/routing/format/problem';
import { resequenceRun } from '../../../planning/routing/explain/resequence';
import type { RunProblem } from './runProblem';

/** Late stops that a search tries to save, one after the other: each try takes some 30 ms. */
const MOST_TRIES = 4;

/** Ids of a planned route in order, the lunch among them. */
export function orderOf(steps: readonly PlanStep[]): number[] {
  return steps.flatMap(({ type, id }) =>
    id !== undefined && (type === 'job' || type === 'break') ? [id] : [],
  );
}

/** Lateness of the stops in an order, and the cost of the order. */
export function costOf(made: RunProblem, order: readonly number[]): OrderCost {
  const { begins, seconds, finish } = made.driveOrder(order);
  const late = order
    .map((id) => Math.ceil(((begins.get(id) ?? 0) - (made.limits.get(id) ?? Infinity)) / 60))
    .filter((minutes) => minutes > 0);
  const lateMinutes = late.reduce((sum, minutes) => sum + minutes, 0);
  return { late: late.length, lateMinutes, seconds, finish };
}

/** The problem in which these stops must keep their promises, at any cost. */
function saving({ problem, limits }: RunProblem, ids: ReadonlySet<number>): RoutingProblem {
  const jobs = problem.jobs?.map((job) => {
    const [open = 0] = job.time_windows?.[0] ?? [];
    const limit = limits.get(job.id);
    if (!ids.has(job.id) || limit === undefined) return job;
    return { ...job, time_windows: [[open, Math.max(open, limit)] satisfies [number, number]] };
  });
  return { ...problem, jobs };
}

/** The best order of a run that is found in some 30 ms, or null where it leaves out a stop. */
function quickly(problem: RoutingProblem, length: number): number[] | null {
  const { route, unassigned } = resequenceRun(problem);
  const order = route && unassigned.length === 0 ? orderOf(route.steps) : [];
  return order.length === length ? order : null;
}

/**
 * The best order of a run among the one of now, those that others have found and those that save late stops; it never makes
 * more stops late than the one of now.
 */
export function bestOrder(made: RunProblem, found: readonly (readonly number[])[] = []): number[] {
  const { length } = made.order;
  if (length < 2) return made.order;
  let best = { order: made.order, cost: costOf(made, made.order) };
  const offer = (found: readonly number[] | null): boolean => {
    const order = found && withPickUpsInTime(made.parts.tasks, found);
    const isWhole = order?.length === length;
    const cost = isWhole ? costOf(made, order) : null;
    if (!isWhole || !cost || !isBetterOrder(best.cost, cost)) return false;
    best = { order, cost };
    return true;
  };
  for (const order of [...found, quickly(made.problem, length)]) offer(order);
  const { begins } = made.driveOrder(made.order);
  const late = made.order
    .map((id) => ({ id, by: (begins.get(id) ?? 0) - (made.limits.get(id) ?? Infinity) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => a.by - b.by);
  const saved = new Set<number>();
  for (const { id } of late.slice(0, MOST_TRIES)) {
    const tried = new Set([...saved, id]);
    if (offer(quickly(saving(made, tried), length))) saved.add(id);
  }
  return best.order;
}
