import type { Optimizer } from '../../planning/routing/optimizer';
import type { Metrics } from '../../platform/metrics/metrics';

/** The same optimizer, whose plans are counted with the time that they took. */
export function observedOptimizer(
  optimizer: Optimizer,
  metrics: Pick<Metrics, 'observePlan'>,
): Pick<Optimizer, 'solve'> {
  return {
    async solve(problem, options) {
      const began = performance.now();
      const observe = (outcome: 'done' | 'failed') =>
        metrics.observePlan(outcome, (performance.now() - began) / 1000);
      try {
        const solution = await optimizer.solve(problem, options);
        observe('done');
        return solution;
      } catch (error) {
        observe('failed');
        throw error;
      }
    },
  };
}
