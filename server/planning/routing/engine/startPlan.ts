import type { SearchState } from './searchState';

/** Whether the current route is within the capacity and the limits of its vehicle. */
function isWithinLimits(state: SearchState, route: number): boolean {
  const { model, routes } = state;
  const { dimensions, capacity } = model;
  if ((routes.count[route] as number) > (model.maxTasks[route] as number)) return false;
  if ((routes.seconds[route] as number) > (model.maxTravel[route] as number)) return false;
  if ((routes.metres[route] as number) > (model.maxDistance[route] as number)) return false;
  const start = routes.startOf(route);
  for (let d = 0; d < dimensions; d++) {
    const most =
      model.loadMode === 'along'
        ? (routes.loadAfter[start * dimensions + d] as number)
        : (routes.sum[route * dimensions + d] as number);
    if (most > (capacity[route * dimensions + d] as number)) return false;
  }
  return true;
}

/**
 * Puts the tasks of the vehicles' steps on their routes, in order: locked ones always, the others while the route stays
 * possible. What does not fit is left out for the search to place.
 */
export function startFromSteps(state: SearchState): void {
  const { model } = state;
  const plan = model.initial.map((tasks) => tasks.filter((task) => model.lockedNode[task] === 1));
  state.restore(plan);
  model.initial.forEach((tasks, route) => {
    if (tasks.length === (plan[route] as number[]).length) return;
    const isKept = new Set(plan[route]);
    for (const task of tasks) {
      const unit = model.unitOf[task] as number;
      const isPickup = (model.unitMate[unit] as number) >= 0 && model.unitNode[unit] === task;
      // A pair is judged when its delivery joins.
      if (isKept.has(task) || isPickup) continue;
      const added = [task, model.unitNode[unit] as number];
      const next = tasks.filter((each) => isKept.has(each) || added.includes(each));
      const type = model.typeOf[route] as number;
      const before = plan[route] as number[];
      plan[route] = next;
      const canServe = model.serves[unit * model.types + type] === 1;
      if (canServe) state.restore(plan);
      if (canServe && state.refresh(route) && isWithinLimits(state, route))
        for (const each of added) isKept.add(each);
      else plan[route] = before;
    }
    state.restore(plan);
  });
  state.restore(plan);
}

/** Empties the routes that break a rule. */
export function keepPossible(state: SearchState): void {
  const plan = state.snapshot();
  state.restore(
    plan.map((tasks, route) => (state.refresh(route) && isWithinLimits(state, route) ? tasks : [])),
  );
}
