import { mkdirSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brokenInvariants, dayBefore } from '../correctness/dayInvariants';
import type { Ground } from '../endure/faults';
import { OwnCluster } from '../endure/ownCluster';
import { on } from '../endure/restoreDrill';
import { retryingProxy } from '../endure/retryingProxy';
import { ServerProcess } from '../endure/serverProcess';
import { SmallDisk } from '../endure/smallDisk';
import { none } from './correctness/day';
import { addBenchDay } from './map/benchDay';
import { AT_STORY_HOUR } from './product';
import { atMost, type Figure } from './report';
import { playRound } from './soak/soakRound';
import { keepSoak, openSoak, SOAK_FOLDER, type SoakState } from './soak/soakState';

const OPTIONS = '-c shared_buffers=512MB -c max_wal_size=512MB';
const DISK_MEGABYTES = 4_096;
const DRIVERS = 40;
const STOPS = 12;
const ROUND_MINUTES = 10;
/** What is under way at the end of a round: jobs, news, figures. */
const SETTLE_MS = 3_000;
const DRIFT_PERCENT = 10;

/** By how much the later value is more than the earlier, in per cent; less is no drift. */
const drift = (from: number, to: number) => Math.max(0, (to / from - 1) * 100);

function figuresOf(state: SoakState): Figure[] {
  const { rounds, withChaos } = state;
  const minutes = rounds.reduce((sum, round) => sum + round.minutes, 0);
  const [first, last] = [rounds[0], rounds.at(-1)];
  if (!first || !last) throw new Error('No round was played');
  // A killed server begins anew, so with chaos the worst round counts; without it, the end against the beginning.
  const pairs = withChaos ? rounds.map((round) => [round.first, round.last]) : [[first.first, last.last]];
  const worst = (of: 'megabytes' | 'p95') =>
    Math.max(...pairs.map(([from, to]) => drift(from?.[of] ?? NaN, to?.[of] ?? NaN)));
  const sum = (of: 'calls' | 'positions' | 'imported') => rounds.reduce((all, round) => all + round[of], 0);
  const load = `${minutes} min: 16 people, ${DRIVERS} drivers, ${sum('calls')} calls, ${sum('positions')} positions, ${sum('imported')} deliveries imported`;
  const faults = rounds.flatMap((round) => round.faults);
  const counts = new Map<string, number>();
  for (const { name } of faults) counts.set(name, (counts.get(name) ?? 0) + 1);
  const played = [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
  const untold = faults.filter(({ told }) => told === null).map(({ name }) => `${name} was not told`);
  const shown = (of: 'megabytes' | 'p95') =>
    `${first.first[of].toFixed(0)} to ${last.last[of].toFixed(0)} ${of === 'p95' ? 'ms' : 'MiB'}`;
  const figures = [
    atMost('soak: memory drift', worst('megabytes'), DRIFT_PERCENT, '%', `${load}; ${shown('megabytes')}`),
    atMost('soak: p95 drift', worst('p95'), DRIFT_PERCENT, '%', `calls of people; ${shown('p95')}`),
    none(
      'soak: errors while nothing is broken',
      rounds.flatMap(({ errors }) => errors),
      load,
    ),
    none(
      'soak: acknowledged and lost, or an invariant broken',
      rounds.flatMap(({ broken }) => broken),
      `${state.acknowledged.length} commands and ${state.records.length} records acknowledged${withChaos ? `; ${played}` : ''}`,
    ),
  ];
  if (!withChaos) return figures;
  const slowest = Math.max(...faults.map(({ seconds }) => seconds));
  return [
    ...figures,
    none(
      'soak: faults that were not told',
      untold,
      `${played}; the longest took ${slowest.toFixed(0)} s to mend`,
    ),
  ];
}

/** `npm run bench -- soak [--minutes 120] [--chaos]`; interrupted, the same command goes on with the next round. */
export async function measureSoak(
  { minutes: asked, withChaos }: { minutes: number; withChaos: boolean },
  say: (text: string) => void,
): Promise<Figure[]> {
  const minutes = Number.isFinite(asked) ? asked : 120;
  const folder = SOAK_FOLDER;
  const { state, isNew } = openSoak(folder, { minutes, withChaos });
  if (state.rounds.length > 0) say(`  Going on after ${state.rounds.length} rounds`);
  const disk = userInfo().uid === 0 ? SmallDisk.mount(folder, DISK_MEGABYTES) : null;
  const home = disk?.path ?? folder;
  const cluster = OwnCluster.make(join(home, 'server'), OPTIONS, isNew);
  if (!cluster) {
    say('  No PostgreSQL programs here: the soak is not played.');
    return [];
  }
  const DATA_DIR = join(home, 'files');
  if (isNew) rmSync(DATA_DIR, { recursive: true, force: true });
  mkdirSync(DATA_DIR, { recursive: true });
  const main = resolve('dist/server/main.js');
  const env = { DATABASE_URL: cluster.url, DATA_DIR, DEMO: '1', DISK_RESERVE_MB: '64' };
  const server = await ServerProcess.onFreePort(env, AT_STORY_HOUR);
  const proxy = await retryingProxy([server.url], 0);
  const clockAhead = Number(process.env.STORY_OFFSET ?? 0);
  const ground: Ground = { cluster, server, main, proxy, disk, clockAhead };
  try {
    await server.start(main);
    const { drivers } = await addBenchDay({ url: cluster.url }, DRIVERS, STOPS);
    // Its rows are newer than the start.
    await server.stop();
    await server.start(main);
    const before = await on(cluster.url, dayBefore);
    for (;;) {
      const played = state.rounds.reduce((sum, round) => sum + round.minutes, 0);
      const left = minutes - played;
      if (left <= 0) break;
      const number = state.rounds.length + 1;
      const round = { minutes: Math.min(ROUND_MINUTES, left), withChaos, number };
      const done = await playRound(ground, drivers, round, say);
      await sleep(SETTLE_MS);
      state.acknowledged.push(...done.acknowledged);
      const broken = await on(cluster.url, async (db) => [
        ...(await brokenInvariants(db, before, state.acknowledged)),
        ...(await done.writers.faults(db)),
      ]);
      state.records.push(...done.writers.acknowledged.values());
      state.rounds.push({ ...done.round, broken });
      keepSoak(folder, state);
      say(
        `  round ${number}: ${done.round.calls} calls, ${broken.length} broken, ${done.round.errors.length} errors, ${played + round.minutes} of ${minutes} min`,
      );
    }
    const told = new Map<string, number>();
    for (const round of state.rounds)
      for (const [what, count] of Object.entries(round.told)) told.set(what, (told.get(what) ?? 0) + count);
    for (const [what, count] of told) say(`  told ${count} times: ${what || 'no answer'}`);
    return figuresOf(state);
  } finally {
    await server.stop();
    proxy.close();
    if (cluster.isRunning) cluster.kill();
    disk?.unmount();
    if (state.rounds.reduce((sum, round) => sum + round.minutes, 0) >= minutes)
      rmSync(folder, { recursive: true, force: true });
  }
}
