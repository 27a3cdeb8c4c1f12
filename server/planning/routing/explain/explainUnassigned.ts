import type { Compiled } from '../engine/compile';
import { Routes } from '../engine/routes';
import type { UnassignedReason } from '../optimizer';
import type { RoutingReason as Reason } from '../../../../src/domain/planning/routingCodes';
import { RunProbe } from './runProbe';

/** Milliseconds for all of it: what is left has no reasons. */
const MOST_MS = 1_000;
/** Vehicles named per unassigned task: those nearest to taking it. */
const MOST_REASONS = 5;

// The smaller the change, the nearer to the front.
const WEIGHTS: Partial<Record<Reason['code'], number>> = {
  noPosition: 6e5,
  maxTasks: 7e5,
  locked: 8e5,
  skill: 9e5,
};

function size(reason: Reason): number {
  return WEIGHTS[reason.code] ?? reason.seconds ?? 3e5;
}

/** Loads routes (lists of nodes, by vehicle) for questions about them. */
export function routesFrom(compiled: Compiled, plan: readonly (readonly number[])[]): Routes {
  const routes = new Routes(compiled.model);
  plan.forEach((tasks, route) => {
    let last = routes.startOf(route);
    for (const task of tasks) {
      routes.insertAfter(last, task);
      last = task;
    }
    routes.refresh(route);
  });
  return routes;
}

/** Why each unit that is on no route is on none: the vehicles that come nearest to taking it, nearest first. */
export function explainUnassigned(
  compiled: Compiled,
  plan: readonly (readonly number[])[],
  shouldStop: () => boolean,
): UnassignedReason[] {
  const { model, nodes, problem } = compiled;
  const placed = new Set(plan.flat());
  if (placed.size === model.tasks) return [];
  // When it is to stop nothing is asked about them.
  const routes = routesFrom(compiled, shouldStop() ? [] : plan);
  const probe = new RunProbe(compiled, routes);
  const until = performance.now() + MOST_MS;
  const out: UnassignedReason[] = [];
  for (let unit = 0; unit < model.units; unit++) {
    const node = model.unitNode[unit] as number;
    if (placed.has(node)) continue;
    const reasons: Reason[] = [];
    for (let route = 0; route < model.vehicles; route++) {
      if (performance.now() > until || shouldStop()) break;
      reasons.push(probe.explain(unit, route));
    }
    reasons.sort((a, b) => size(a) - size(b));
    const able = problem.vehicles.filter(
      (_, v) => model.serves[unit * model.types + (model.typeOf[v] as number)] === 1,
    );
    const [first] = reasons;
    if (first && !first.fix && able.length > 0)
      first.fix = { kind: 'driver', vehicles: able.map(({ id }) => id).slice(0, MOST_REASONS) };
    for (const part of [node, model.unitMate[unit] as number]) {
      const task = nodes[part];
      if (task) out.push({ type: task.type, id: task.id, reasons: reasons.slice(0, MOST_REASONS) });
    }
  }
  return out;
}
