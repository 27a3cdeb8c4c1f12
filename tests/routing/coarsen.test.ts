import { describe, expect, it } from 'vitest';
import { checkPlan } from '../../server/planning/routing/checker/checkPlan';
import { iterationClock } from '../../server/planning/routing/engine/clock';
import { coarsen, expand } from '../../server/planning/routing/engine/coarsen';
import { compile } from '../../server/planning/routing/engine/compile';
import { search } from '../../server/planning/routing/engine/search';
import { writePlan } from '../../server/planning/routing/engine/writePlan';
import { pharmacyDay } from '../bench/routing/pharmacyDay';

const day = (deliveries: number) =>
  pharmacyDay({ name: 'day', deliveries, drivers: 30, fetched: 0.05, collected: 0.05, seed: 7 });
const hooks = { onBest: () => undefined, shouldStop: () => false };

describe('chains of stops', () => {
  it('hold every task of the model once, and plans for them are plans for it', () => {
    const problem = day(620);
    const compiled = compile(problem);
    const coarse = coarsen(compiled.model);
    if (!coarse) throw new Error('A day of 620 deliveries is planned in chains first');
    expect(coarse.chains.flatMap(({ tasks }) => tasks).sort((a, b) => a - b)).toEqual(
      Array.from({ length: compiled.model.tasks }, (_, task) => task),
    );
    expect(coarse.model.tasks).toBeLessThan(0.7 * compiled.model.tasks);
    const { routes, cost } = search(coarse.model, 1, iterationClock(60), hooks);
    const plan = writePlan(compiled, expand(coarse, routes));
    expect(checkPlan(problem, plan)).toEqual([]);
    if (plan.summary.unassigned === 0) expect(plan.summary.cost).toBeCloseTo(cost + coarse.inside, 3);
  });

  it('are left alone where they are no help: a smaller day, stops that a driver has already', () => {
    expect(coarsen(compile(day(100)).model)).toBeUndefined();
    const begun = day(620);
    const [first] = begun.jobs ?? [];
    const [vehicle] = begun.vehicles;
    if (first && vehicle) vehicle.steps = [{ type: 'job', id: first.id }];
    expect(coarsen(compile(begun).model)).toBeUndefined();
  });

  it.each([1, 2, 70])('a search of %i steps ends and answers the same twice', (iterations) => {
    const once = () => search(compile(day(620)).model, 3, iterationClock(iterations), hooks);
    const first = once();
    expect(once()).toEqual(first);
    expect(first.iterations).toBeLessThanOrEqual(iterations + 2);
  });
});
