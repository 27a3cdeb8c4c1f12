import { readFileSync } from 'node:fs';
import { checkPlan } from '../../../server/planning/routing/checker/checkPlan';
import { compile } from '../../../server/planning/routing/engine/compile';
import { timeClock } from '../../../server/planning/routing/engine/clock';
import { search } from '../../../server/planning/routing/engine/search';
import { writePlan } from '../../../server/planning/routing/engine/writePlan';
import { parseProblem } from '../../../server/planning/routing/format/problemSchema';
import { RoutingRefusal } from '../../../server/planning/routing/format/refusal';
import { cpuMs } from './cpuClock';
import { benchInstances } from './benchInstances';
import { benchDays } from './benchDays';
import { benchRoads } from './benchRoads';
import { benchAnswers } from './benchAnswers';
import { readOptions } from './options';

/** One problem in VROOM's format, solved on this thread; the plan goes to the output in VROOM's format. */
function solveFile(path: string, seconds: number, seed: number): void {
  try {
    const problem = parseProblem(JSON.parse(readFileSync(path, 'utf8')));
    const compiled = compile(problem);
    const hooks = { onBest: () => undefined, shouldStop: () => false };
    const { routes } = search(compiled.model, seed, timeClock(cpuMs, seconds * 1000), hooks);
    const plan = writePlan(compiled, routes);
    process.stdout.write(`${JSON.stringify(plan, null, 1)}\n`);
    const wrong = checkPlan(problem, plan);
    if (wrong.length > 0) throw new Error(`The checker refuses the plan: ${JSON.stringify(wrong)}`);
  } catch (error) {
    if (!(error instanceof RoutingRefusal)) throw error;
    process.stdout.write(`${JSON.stringify({ code: 2, error: error.message, problems: error.problems })}\n`);
    process.exitCode = 2;
  }
}

const options = readOptions(process.argv.slice(2));
if (options.problem !== undefined) solveFile(options.problem, options.seconds[0] ?? 5, 1);
else if (options.roads !== undefined) await benchRoads(options.roads);
else {
  const { part } = options;
  if (part === 'instances' || part === 'all') benchInstances(options);
  if (part === 'days' || part === 'all') benchDays(options);
  if (part === 'answers' || part === 'all') await benchAnswers();
}
