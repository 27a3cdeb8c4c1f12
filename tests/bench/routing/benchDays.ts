import { checkPlan } from '../../../server/planning/routing/checker/checkPlan';
import { timeClock } from '../../../server/planning/routing/engine/clock';
import { compile } from '../../../server/planning/routing/engine/compile';
import { search } from '../../../server/planning/routing/engine/search';
import { writePlan } from '../../../server/planning/routing/engine/writePlan';
import { cpuMs } from './cpuClock';
import type { BenchOptions } from './options';
import { DAYS, pharmacyDay } from './pharmacyDay';

/** Prints what each invented pharmacy day costs after each run time: hours of travel, vehicles, left out, verdict. */
export function benchDays({ seconds, seeds, only }: BenchOptions): void {
  process.stdout.write('\nPharmacy days (breaks, skills, pickups)\n');
  process.stdout.write(
    'day        CPU s   cost (travel s)  routes  left out    it/s  first plan s  checker\n',
  );
  const days = DAYS.filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)));
  for (const shape of days) {
    const problem = pharmacyDay(shape);
    for (const budget of seconds) {
      for (let seed = 1; seed <= seeds; seed++) {
        const start = cpuMs();
        let firstPlan = NaN;
        const compiled = compile(problem);
        const hooks = {
          onBest: (_cost: number, _share: number, _routes: number, unassigned: number) => {
            if (unassigned === 0 && Number.isNaN(firstPlan)) firstPlan = (cpuMs() - start) / 1000;
          },
          shouldStop: () => false,
        };
        const { routes, iterations } = search(compiled.model, seed, timeClock(cpuMs, budget * 1000), hooks);
        const cpu = (cpuMs() - start) / 1000;
        const plan = writePlan(compiled, routes);
        const wrong = checkPlan(problem, plan);
        process.stdout.write(
          [
            shape.name.padEnd(9),
            cpu.toFixed(1).padStart(6),
            plan.summary.cost.toFixed(0).padStart(14),
            String(plan.summary.routes).padStart(9),
            String(plan.summary.unassigned).padStart(9),
            String(Math.round(iterations / cpu)).padStart(9),
            firstPlan.toFixed(2).padStart(10),
            wrong.length === 0 ? '    right' : `    ${JSON.stringify(wrong.slice(0, 2))}`,
          ].join(' ') + '\n',
        );
      }
    }
  }
}
