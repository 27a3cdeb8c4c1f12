import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyProblem } from './anyProblem';
import { solveHere } from './solveHere';

describe('every plan', () => {
  it('breaks no hard rule and neither loses nor doubles a delivery', () => {
    fc.assert(
      fc.property(anyProblem, fc.nat(1000), fc.boolean(), (problem, seed, fewest) => {
        const { violations } = solveHere(problem, 150, seed, fewest).solution;
        // Locked stops may leave no time for a break: that is the lock's doing, and said.
        const hasLocks = problem.vehicles.map(
          ({ locked, steps }) => locked || steps?.some((step) => step.locked),
        );
        const own = violations.filter(({ code, vehicle = -1 }) => !(code === 'break' && hasLocks[vehicle]));
        expect(own).toEqual([]);
      }),
      { numRuns: 250 },
    );
  });

  it('is the same for the same seed and number of steps', () => {
    fc.assert(
      fc.property(anyProblem, fc.nat(1000), fc.boolean(), (problem, seed, fewest) => {
        const [first, second] = [
          solveHere(problem, 100, seed, fewest),
          solveHere(structuredClone(problem), 100, seed, fewest),
        ];
        expect(second.solution.plan).toEqual(first.solution.plan);
      }),
      { numRuns: 40 },
    );
  });

  it('says for every delivery that is left out why', () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const { plan, unassigned } = solveHere(problem, 50).solution;
        expect(unassigned.map(({ type, id }) => `${type} ${id}`).sort()).toEqual(
          plan.unassigned.map(({ type, id }) => `${type} ${id}`).sort(),
        );
        for (const { reasons } of unassigned) expect(reasons.length).toBeGreaterThan(0);
      }),
      { numRuns: 80 },
    );
  });
});
