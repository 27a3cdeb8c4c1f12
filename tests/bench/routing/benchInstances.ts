import { checkPlan } from '../../../server/planning/routing/checker/checkPlan';
import { timeClock } from '../../../server/planning/routing/engine/clock';
import { compile } from '../../../server/planning/routing/engine/compile';
import { search } from '../../../server/planning/routing/engine/search';
import { writePlan } from '../../../server/planning/routing/engine/writePlan';
import { cpuMs } from './cpuClock';
import { readInstances, type Instance } from './instances';
import type { BenchOptions } from './options';

interface Run {
  gap: number;
  vehicles: number;
  cpuSeconds: number;
  iterations: number;
  violations: number;
}

function solveOnce(
  { problem }: Instance,
  seed: number,
  seconds: number,
  fewestVehicles: boolean,
  reference: number,
): Run {
  const start = cpuMs();
  const compiled = compile(problem);
  const hooks = { onBest: () => undefined, shouldStop: () => false };
  const clock = timeClock(cpuMs, seconds * 1000);
  const { routes, iterations } = search(compiled.model, seed, clock, hooks, { fewestVehicles });
  const cpuSeconds = (cpuMs() - start) / 1000;
  const plan = writePlan(compiled, routes);
  return {
    gap: (plan.summary.cost / reference - 1) * 100,
    vehicles: plan.summary.routes,
    cpuSeconds,
    iterations,
    violations: checkPlan(problem, plan).length + plan.summary.unassigned,
  };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * Prints a line per instance and run time: gap to the best distance known (mean of the seeds, and the worst), vehicles,
 * CPU seconds, iterations a second, the checker's verdict. With `fleet` the goal is vehicles first, and the gap is to
 * the distance at the fewest vehicles known.
 */
export function benchInstances({ seconds, seeds, only, fleet }: BenchOptions): void {
  const instances = readInstances(only);
  for (const budget of seconds) {
    process.stdout.write(
      `\n${fleet ? 'Fewest vehicles' : 'Shortest distance'}, ${budget} CPU s, ${seeds} seeds\n`,
    );
    process.stdout.write('instance    size   gap %   worst  vehicles (best)    CPU s   it/s    checker\n');
    const gaps: number[] = [];
    let reached = 0;
    for (const instance of instances) {
      const { name, best, problem } = instance;
      const free = best?.shortest_distance ?? best?.distance_at_fewest_vehicles;
      const reference = (fleet ? best?.distance_at_fewest_vehicles : free) ?? NaN;
      const runs = Array.from({ length: seeds }, (_, i) =>
        solveOnce(instance, i + 1, budget, fleet, reference),
      );
      const gap = mean(runs.map((run) => run.gap));
      const fewest = Math.min(...runs.map((run) => run.vehicles));
      const isReached = runs.every((run) => run.vehicles <= (best?.vehicles ?? 0));
      if (isReached) reached++;
      if (!fleet || isReached) gaps.push(gap);
      const size = (problem.jobs?.length ?? 0) + 2 * (problem.shipments?.length ?? 0);
      const wrong = runs.reduce((sum, run) => sum + run.violations, 0);
      process.stdout.write(
        [
          name.padEnd(10),
          String(size).padStart(5),
          gap.toFixed(2).padStart(8),
          Math.max(...runs.map((run) => run.gap))
            .toFixed(2)
            .padStart(7),
          `${runs.map((run) => run.vehicles).join(' ')} (${best?.vehicles ?? '?'})`.padStart(16),
          mean(runs.map((run) => run.cpuSeconds))
            .toFixed(1)
            .padStart(9),
          String(Math.round(mean(runs.map((run) => run.iterations / run.cpuSeconds)))).padStart(7),
          wrong === 0 ? '  right' : `  ${wrong} VIOLATIONS`,
          fleet && fewest < (best?.vehicles ?? 0) ? '  FEWER THAN KNOWN' : '',
        ].join(' ') + '\n',
      );
    }
    process.stdout.write(`mean gap ${mean(gaps).toFixed(3)} %`);
    process.stdout.write(
      fleet ? `; fewest vehicles reached by every seed: ${reached} of ${instances.length}\n` : '\n',
    );
  }
}
