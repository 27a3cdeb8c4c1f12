import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { signIn, type Caller } from '../caller';
import { missingBinaries, poolOf, startCluster, type Cluster } from '../../support/ownCluster';
import type { PgBouncer } from '../../support/pgBouncer';
import { addBenchDay } from '../map/benchDay';
import { startScript } from '../postgresServer';
import { startProduct, type Product } from '../product';
import { atLeast, atMost, percentile, type Figure } from '../report';
import { cpuOf, machineTimes } from './cpu';
import { addDispatchers } from './dispatchers';
import { askWithoutPause } from './office';
import { measureBoardPeople, measureLiveClients, measureReportedPositions } from './oneServer';

const PROCESSES = [1, 2, 4];
/** For all server processes together, whatever their number. */
const CONNECTIONS = 16;
const AT_ONCE = 16;
/** Of each process: until its runtime has compiled what is hot, for as long as somebody can wait. */
const WARM_UP = 1_000;
const WARM_UP_MS = 40_000;
const MEASURED_MS = 12_000;
/** 140 runs of 25 stops: the size of day that the board is built for. */
const DAY = { runs: 140, stops: 25 };
const PEOPLE = [
  'dispatcher@example.test',
  'dispatcher2@example.test',
  'scheduler@example.test',
  'admin@example.test',
];

interface Tools {
  folder: () => string;
  seed: (env: Record<string, string>) => void;
  say: (text: string) => void;
}

/** What so many processes do behind the proxy. */
interface Round {
  processes: number;
  perSecond: number;
  p95: number;
  /** Milliseconds of processor for each request. */
  server: number;
  database: number;
  rest: number;
  /** Share of all cores that what is measured here had, and that anybody had. */
  ours: number;
  machine: number;
}

/** A hundred, who have ten pages each where a thousand are open. */
const AT_BOARDS = 100;

const signInAll = (url: string): Promise<Caller[]> => Promise.all(PEOPLE.map((email) => signIn(url, email)));

async function round(
  processes: number,
  env: Record<string, string>,
  databasePids: { postmaster: number; bouncer: number },
): Promise<Round> {
  const products: Product[] = [];
  for (let index = 0; index < processes; index++) products.push(await startProduct(env));
  const urls = products.map(({ url }) => url).join(' ');
  const proxy = await startScript('tests/bench/growth/proxy.ts', { PROXY_SERVERS: urls });
  try {
    const callers = await signInAll(proxy.said);
    await askWithoutPause(
      callers,
      AT_ONCE,
      ({ requests }, ms) => requests >= WARM_UP * processes || ms > WARM_UP_MS,
    );
    const pids = products.flatMap(({ process: { pid } }) => pid ?? []);
    const read = () => ({
      server: cpuOf(pids),
      database: cpuOf([databasePids.postmaster], true) + cpuOf([databasePids.bouncer]),
      rest: cpuOf([process.pid, proxy.pid]),
    });
    const before = { ...read(), machine: machineTimes() };
    const pace = await askWithoutPause(callers, AT_ONCE, (_pace, ms) => ms > MEASURED_MS);
    const after = { ...read(), machine: machineTimes() };
    if (pace.failures > 0) throw new Error(`${pace.failures} of ${pace.requests} requests failed`);
    const each = (part: 'server' | 'database' | 'rest') => (after[part] - before[part]) / pace.requests;
    const ours = (each('server') + each('database') + each('rest')) * pace.requests;
    return {
      processes,
      perSecond: pace.requests / pace.seconds,
      p95: percentile(pace.took, 0.95),
      server: each('server'),
      database: each('database'),
      rest: each('rest'),
      ours: ours / (pace.seconds * 1000 * cpus().length),
      machine: (after.machine.busy - before.machine.busy) / (after.machine.all - before.machine.all),
    };
  } finally {
    proxy.stop();
    for (const product of products) await product.stop();
  }
}

function growthFigures(rounds: readonly Round[]): Figure[] {
  const [one] = rounds;
  if (!one) return [];
  const figures: Figure[] = [];
  for (const each of rounds) {
    const method = `${AT_ONCE} people without a pause through PgBouncer (transaction, ${CONNECTIONS} connections) and a proxy; of processor a request takes ${each.server.toFixed(2)} ms of servers, ${each.database.toFixed(2)} ms of the database and its pooler, ${each.rest.toFixed(2)} ms of proxy and bench; of the machine’s ${cpus().length} cores all of this has ${(100 * each.ours).toFixed(0)} %, with others’ work ${(100 * each.machine).toFixed(0)} %`;
    const name = `requests/s of ${each.processes} server ${each.processes === 1 ? 'process' : 'processes'}`;
    const value = `${each.perSecond.toFixed(0)} /s, p95 ${each.p95.toFixed(0)} ms`;
    const share = each.perSecond / one.perSecond / each.processes;
    // A machine without a free core shows its own end, and not that of the product.
    const isFull = each.machine > 0.9;
    if (each === one) figures.push({ name, value, target: '–', ok: true, method });
    else if (isFull) {
      const seen = `${share.toFixed(2)} of linear, but the machine is full: not a figure of the product`;
      figures.push({ name, value, target: '–', ok: true, method: `${seen}; ${method}` });
    } else figures.push({ ...atLeast(name, share, 0.8, 'of linear', `${value}; ${method}`) });
  }
  const last = rounds.at(-1) ?? one;
  figures.push(
    atMost(
      `processor of servers for a request, ${last.processes} processes against 1`,
      last.server / one.server,
      1.25,
      '×',
      'what 0.8 of linear allows: more would mean that processes cost each other work',
    ),
  );
  return figures;
}

async function onDatabase(
  cluster: Cluster,
  bouncer: PgBouncer,
  { folder, seed, say }: Tools,
): Promise<Figure[]> {
  seed({ DATABASE_URL: cluster.url });
  const day = await addBenchDay({ url: cluster.url }, DAY.runs, DAY.stops);
  const env = { DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: cluster.url, DATA_DIR: folder() };
  say('  One server: people at the board, live pages, positions');
  const product = await startProduct(env);
  const callers = await signInAll(product.url);
  const [dispatcher] = callers;
  if (!dispatcher) throw new Error('Nobody has signed in');
  const people = await addDispatchers(cluster.url, AT_BOARDS);
  const figures = [
    await measureBoardPeople(product, callers, people, day.date),
    await measureLiveClients(product, dispatcher, people, day.date),
    await measureReportedPositions(product, day),
  ];
  await product.stop();
  const postmaster = Number(readFileSync(join(cluster.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const rounds: Round[] = [];
  for (const processes of PROCESSES) {
    say(`  ${processes} server ${processes === 1 ? 'process' : 'processes'} behind a proxy`);
    rounds.push(await round(processes, env, { postmaster, bouncer: bouncer.pid }));
  }
  return [...figures, ...growthFigures(rounds)];
}

/** What one server process does, and how that grows with 2 and 4 on one PostgreSQL through PgBouncer. */
export async function measureGrowth(tools: Tools): Promise<Figure[]> {
  tools.say('▸ Growth: one server process, then 2 and 4');
  const missing = missingBinaries();
  if (missing) {
    tools.say(`  Not measured: ${missing}.`);
    return [];
  }
  const cluster = startCluster('-c shared_buffers=512MB -c work_mem=32MB');
  try {
    const bouncer = await poolOf(cluster, CONNECTIONS);
    return await onDatabase(cluster, bouncer, tools).finally(() => bouncer.stop());
  } finally {
    await cluster.stop();
  }
}
