import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedOptimizer } from '../../../server/planning/routing/embeddedOptimizer';
import { Random } from '../../../server/planning/routing/engine/random';
import { cpuMs } from './cpuClock';
import { pharmacyDay } from './pharmacyDay';
import { percentile } from './percentile';

const BUDGET_MS = 8_000;
const STOPS = 30;

/** When the stops come, after the start: while the thread starts and reads, about when chains are taken apart, later. */
const MOMENTS: readonly (readonly [number, number])[] = [
  [0, 1_000],
  [0.22 * BUDGET_MS, 0.35 * BUDGET_MS],
  [0, BUDGET_MS],
];

/** Prints how long an answer takes after the signal while a day of 1,500 deliveries is solved, and what it leaves out. */
export async function benchStops(optimizer: EmbeddedOptimizer): Promise<void> {
  const shape = { name: 'stop', deliveries: 1500, drivers: 60, fetched: 0.03, collected: 0.02, seed: 15 };
  const day = pharmacyDay(shape);
  const random = new Random(11);
  const waits: number[] = [];
  const works: number[] = [];
  let wrong = 0;
  for (let i = 0; i < STOPS; i++) {
    const [from, to] = MOMENTS[i % MOMENTS.length] as (typeof MOMENTS)[number];
    const at = from + random.next() * (to - from);
    const stop = new AbortController();
    const solving = optimizer.solve(day, { budgetMs: BUDGET_MS, seed: i, signal: stop.signal });
    await sleep(at);
    const work = cpuMs();
    const since = performance.now();
    stop.abort();
    const { violations } = await solving;
    waits.push(performance.now() - since);
    works.push(cpuMs() - work);
    wrong += violations.length;
  }
  const say = (values: readonly number[]) =>
    `p50 ${percentile(values, 0.5).toFixed(0)}  p95 ${percentile(values, 0.95).toFixed(0)}  longest ${percentile(values, 1).toFixed(0)} ms`;
  process.stdout.write(
    `stop, ${STOPS} times while a day is solved: wall ${say(waits)} (reach 100), CPU ${say(works)}; ${wrong} violations\n`,
  );
}
