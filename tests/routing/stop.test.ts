import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { checkPlan } from '../../server/planning/routing/checker/checkPlan';
import { EmbeddedOptimizer } from '../../server/planning/routing/embeddedOptimizer';
import { compile } from '../../server/planning/routing/engine/compile';
import { Neighbours } from '../../server/planning/routing/engine/neighbours';
import { PlaceFinder } from '../../server/planning/routing/engine/placeFinder';
import { StringRuin } from '../../server/planning/routing/engine/ruin';
import { search } from '../../server/planning/routing/engine/search';
import { planOfSteps } from '../../server/planning/routing/threads/planOfSteps';
import { runSolver } from '../../server/planning/routing/threads/runSolver';
import type { SolverThread } from '../../server/planning/routing/threads/solverThread';
import { pharmacyDay } from '../bench/routing/pharmacyDay';
import { anyProblem } from './anyProblem';
import { orderOf } from './solveHere';

const day = (deliveries: number) =>
  pharmacyDay({ name: 'day', deliveries, drivers: 60, fetched: 0.03, collected: 0.02, seed: 15 });

/** A thread that is still loading its code. */
const loading = (): SolverThread => ({
  done: new Promise(() => undefined),
  hasBegun: () => false,
  kill: () => Promise.resolve(),
});

describe('a stop', () => {
  // Work, not time: a slow machine makes each piece longer, and not the pieces more.
  it('is looked for after every few pieces of work on a day of 1,500 deliveries', () => {
    const { model } = compile(day(1500));
    const done = { ruins: 0, places: 0, rows: 0 };
    const most = { ...done };
    const places = vi.spyOn(PlaceFinder.prototype, 'find');
    const ruins = vi.spyOn(StringRuin.prototype, 'ruin');
    const rows = vi.spyOn(Neighbours.prototype, 'rowOf');
    let looks = 0;
    const look = () => {
      looks++;
      done.ruins = ruins.mock.calls.length;
      done.places = places.mock.calls.length;
      done.rows = rows.mock.calls.length;
      for (const each of [places, ruins, rows]) each.mockClear();
      if (done.ruins === 0) most.places = Math.max(most.places, done.places);
      if (done.ruins + done.places === 0) most.rows = Math.max(most.rows, done.rows);
      most.ruins = Math.max(most.ruins, done.ruins);
      return false;
    };
    try {
      // Of a clock by number of steps the stop is looked for with the clock.
      const clock = { share: (steps: number) => steps / 60, every: Infinity };
      search(model, 1, clock, { shouldStop: look, onBest: () => undefined });
    } finally {
      vi.restoreAllMocks();
    }
    expect(looks).toBeGreaterThan(50);
    expect(most.ruins).toBeLessThanOrEqual(8);
    expect(most.places).toBeLessThanOrEqual(16);
    expect(most.rows).toBeLessThanOrEqual(128);
  });

  it.each([1, 2, 5, 20, 60, 110, 140])('at look %i leaves a plan that breaks no rule', (last) => {
    const problem = day(700);
    const stop = new SharedArrayBuffer(4);
    let looks = 0;
    const start = { problem, seed: 1, limit: { iterations: 200 }, fewestVehicles: false, stop };
    const { solution } = runSolver(start, {
      onBegin: () => undefined,
      onProgress: () => undefined,
      shouldStop: () => ++looks >= last,
    });
    expect(solution.violations).toEqual([]);
  });

  it('before the thread is up answers at once with what the runs have', async () => {
    const problem = day(700);
    const [first, second, third] = problem.jobs ?? [];
    const [vehicle] = problem.vehicles;
    if (!first || !second || !third || !vehicle) throw new Error('A day has jobs and drivers');
    vehicle.time_window = [0, 86_400];
    vehicle.skills = [1, 2];
    vehicle.steps = [first, second, third].map(({ id }) => ({ type: 'job', id, locked: true }));
    const stop = new AbortController();
    const solving = new EmbeddedOptimizer({ start: loading }).solve(problem, {
      signal: stop.signal,
      threads: 2,
    });
    stop.abort();
    const { plan, stopped, unassigned } = await solving;
    expect(stopped).toBe(true);
    expect(orderOf(plan, vehicle.id).filter((task) => task.startsWith('job'))).toEqual(
      [first, second, third].map(({ id }) => `job ${id}`),
    );
    expect(plan.routes).toHaveLength(1);
    expect(unassigned).toHaveLength(plan.unassigned.length);
  });

  it('then keeps every rule, whatever the runs have', async () => {
    await fc.assert(
      fc.asyncProperty(anyProblem, async (problem) => {
        const violations = checkPlan(problem, await planOfSteps(problem));
        const hasLocks = problem.vehicles.map(
          ({ locked, steps }) => locked || steps?.some((step) => step.locked),
        );
        expect(
          violations.filter(({ code, vehicle = -1 }) => !(code === 'break' && hasLocks[vehicle])),
        ).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
