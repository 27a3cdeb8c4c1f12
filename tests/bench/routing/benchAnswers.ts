import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedOptimizer } from '../../../server/planning/routing/embeddedOptimizer';
import { Random } from '../../../server/planning/routing/engine/random';
import type { Job, RoutingProblem, Vehicle } from '../../../server/planning/routing/format/problem';
import { cpuMs } from './cpuClock';
import { benchStops } from './benchStops';
import { percentile } from './percentile';
import { pharmacyDay } from './pharmacyDay';

/** 140 runs of 25 stops each, in some order, without windows so that every order is possible. */
function board(): { problem: RoutingProblem; more: Job } {
  const runs = 140;
  const stops = 25;
  const day = pharmacyDay({
    name: 'board',
    deliveries: runs * stops + 1,
    drivers: runs,
    fetched: 0,
    collected: 0,
    seed: 5,
  });
  const jobs = (day.jobs ?? []).map((job, i) => ({
    ...job,
    id: i + 1,
    skills: [],
    service: 60,
    time_windows: undefined,
  }));
  const more = jobs.pop() as Job;
  const vehicles: Vehicle[] = day.vehicles.map((vehicle, v) => ({
    ...vehicle,
    time_window: [0, 86_400],
    steps: jobs.slice(v * stops, (v + 1) * stops).map(({ id }) => ({ type: 'job' as const, id })),
  }));
  return { problem: { ...day, jobs, vehicles }, more };
}

/** Prints p50 and p95 of `resequence` and `candidates`, and how long a stop and other work wait while a day is solved. */
export async function benchAnswers(): Promise<void> {
  const optimizer = new EmbeddedOptimizer();
  const report = (name: string, values: number[], limit: number) =>
    process.stdout.write(
      `${name.padEnd(44)} p50 ${percentile(values, 0.5).toFixed(1)}  p95 ${percentile(values, 0.95).toFixed(1)} ms (reach ${limit})\n`,
    );
  process.stdout.write('\nAnswers, CPU milliseconds\n');
  const { problem, more } = board();
  const times: number[] = [];
  for (let i = 0; i < 60; i++) {
    const start = cpuMs();
    optimizer.candidates({ ...more, location_index: 1 + i }, problem);
    if (i >= 10) times.push(cpuMs() - start);
  }
  report('candidates over 140 runs of 25', times, 15);

  const random = new Random(3);
  const again: number[] = [];
  for (let i = 0; i < 60; i++) {
    const run = pharmacyDay({
      name: 'run',
      deliveries: 25,
      drivers: 1,
      fetched: 0,
      collected: 0,
      seed: random.below(1e6),
    });
    const start = cpuMs();
    optimizer.resequence(run, i);
    if (i >= 10) again.push(cpuMs() - start);
  }
  report('resequence of 25 stops', again, 50);

  const day = pharmacyDay({
    name: 'stop',
    deliveries: 1500,
    drivers: 60,
    fetched: 0.03,
    collected: 0.02,
    seed: 15,
  });
  const stop = new AbortController();
  const waits: number[] = [];
  let isDone = false;
  const solving = optimizer
    .solve(day, { budgetMs: 60_000, signal: stop.signal })
    .finally(() => (isDone = true));
  const watch = (async () => {
    while (!isDone) {
      const start = performance.now();
      await sleep(5);
      waits.push(performance.now() - start - 5);
    }
  })();
  await sleep(6_000);
  stop.abort();
  await solving;
  await watch;
  report("the server's thread while a day is solved, wall", waits, 50);
  await benchStops(optimizer);
}
