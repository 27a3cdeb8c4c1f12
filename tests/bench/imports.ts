import { readFileSync } from 'node:fs';
import { DEMO_ZONE } from '../../server/demo/masterData';
import { dateInZone } from '../../src/domain/time/dates';
import type { ImportLotView } from '../../src/domain/imports/importView';
import { signIn, timed, type Caller } from './caller';
import { orderFile } from './orderFiles';
import { OrderLots, type LotTerms } from './orderLots';
import type { Product } from './product';
import { atMost, percentile, type Figure } from './report';

/** Between two questions of the person who works beside an import. Milliseconds. */
const THINK_MS = 20;

const terms = (): LotTerms => ({
  funding_source_id: 1,
  close_door_pharmacy_id: 1,
  delivery_date: dateInZone(new Date(), DEMO_ZONE),
});

/** What somebody else waits for a page of participants while the work runs, and the memory that the server has. */
async function beside<T>(
  product: Product,
  caller: Caller,
  work: Promise<T>,
): Promise<{ waits: number[]; memory: number[]; cpuSeconds: number; result: T }> {
  const cpuBefore = cpuSecondsOf(product.process.pid);
  const waits: number[] = [];
  const memory: number[] = [];
  let isOver = false;
  const ask = async () => {
    while (!isOver) {
      waits.push(await timed(() => caller.get('/participants?page=1&per_page=15')));
      memory.push(memoryOf(product.process.pid));
      await new Promise((done) => setTimeout(done, THINK_MS));
    }
  };
  const asking = ask();
  try {
    const result = await work;
    return { result, waits, memory, cpuSeconds: cpuSecondsOf(product.process.pid) - cpuBefore };
  } finally {
    isOver = true;
    await asking;
  }
}

async function inSeconds<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const started = performance.now();
  const result = await work();
  return { seconds: (performance.now() - started) / 1_000, result };
}

/** Resident memory of a process now, in megabytes; NaN where the system does not say. */
function memoryOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024;
  } catch {
    return Number.NaN;
  }
}

/** Processor time of a process, in all its threads; NaN where the system does not say. */
function cpuSecondsOf(pid: number | undefined): number {
  try {
    // Behind the name in brackets: user and system time are the 12th and 13th, in hundredths.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

function requireState(lot: ImportLotView, state: ImportLotView['state']): void {
  if (lot.state !== state)
    throw new Error(`${lot.file_name} is ${lot.state}: ${JSON.stringify(lot.failure)}`);
}

/** What the same person waits while nothing else is done. */
async function idleWaits(product: Product, other: Caller): Promise<number> {
  const { waits } = await beside(product, other, new Promise((done) => setTimeout(done, 5_000)));
  return percentile([...waits], 0.95);
}

async function dryRunAndCommit(
  product: Product,
  lots: OrderLots,
  other: Caller,
  idle: number,
): Promise<Figure[]> {
  const rows = 10_000;
  const file = orderFile(rows, 'csv');
  const first = await inSeconds(async () => lots.settled((await lots.upload(file, terms())).id));
  requireState(first.result, 'ready');
  const check = await inSeconds(async () => lots.settled((await lots.verb(first.result, 'check')).id));
  const { new: made, refused } = check.result.counts;
  const {
    waits,
    result: commit,
    cpuSeconds,
  } = await beside(
    product,
    other,
    inSeconds(async () => lots.settled((await lots.verb(check.result, 'commit')).id)),
  );
  requireState(commit.result, 'committed');
  const again = await lots.settled((await lots.upload(file, terms())).id);
  const differing = again.counts.new + again.counts.changed;
  const undo = await beside(product, other, inSeconds(undone(lots, commit.result)));
  requireState(undo.result.result, 'undone');
  const counted = `${made} new, ${refused} refused`;
  return [
    atMost(
      'import of 10,000 rows: upload, reading and dry run',
      first.seconds,
      10,
      's',
      'file to "Checked", demo day',
    ),
    atMost('import of 10,000 rows: dry run', check.seconds, 2, 's', `"Check again" of all rows, ${counted}`),
    atMost(
      'import of 10,000 rows: commit',
      commit.seconds,
      3,
      's',
      `in short transactions; ${cpuSeconds.toFixed(1)} s of processor`,
    ),
    ...waitsOf('10,000 rows are committed', waits, idle),
    ...waitsOf(`10,000 rows are undone (${undo.result.seconds.toFixed(1)} s)`, undo.waits, idle),
    atMost(
      'the same file again: rows that would change anything',
      differing,
      0,
      'rows',
      'new and changed of 10,000',
    ),
  ];
}

const undone = (lots: OrderLots, lot: ImportLotView) => async () =>
  lots.settled((await lots.verb(lot, 'undo')).id);

/** What others felt: most of the time, against an idle server, and at worst. */
function waitsOf(work: string, waits: readonly number[], idle: number): Figure[] {
  const p95 = percentile([...waits], 0.95);
  const how = `${waits.length} pages of participants; p95 ${p95.toFixed(0)} ms, ${idle.toFixed(0)} ms on an idle server`;
  return [
    atMost(`others while ${work}, p95 against idle`, p95 / idle, 2, '×', how),
    atMost(`others while ${work}, longest`, Math.max(...waits), 500, 'ms', 'the same pages'),
  ];
}

async function besideLargeFile(
  product: Product,
  lots: OrderLots,
  other: Caller,
  idle: number,
): Promise<Figure[]> {
  const before = memoryOf(product.process.pid);
  const { waits, memory, result } = await beside(
    product,
    other,
    inSeconds(async () => lots.settled((await lots.upload(orderFile(50_000, 'xlsx'), terms())).id, 500)),
  );
  requireState(result.result, 'ready');
  const commit = await beside(
    product,
    other,
    inSeconds(async () => lots.settled((await lots.verb(result.result, 'commit')).id, 500)),
  );
  requireState(commit.result.result, 'committed');
  const undo = await beside(product, other, inSeconds(undone(lots, commit.result.result)));
  requireState(undo.result.result, 'undone');
  const counted = `${commit.cpuSeconds.toFixed(0)} s of processor`;
  return [
    atMost('import of 50,000 rows: upload, reading and dry run', result.seconds, 12, 's', 'XLSX'),
    ...waitsOf('50,000 rows are read and checked', waits, idle),
    atMost('import of 50,000 rows: commit', commit.result.seconds, 20, 's', counted),
    ...waitsOf('50,000 rows are committed', commit.waits, idle),
    ...waitsOf(`50,000 rows are undone (${undo.result.seconds.toFixed(0)} s)`, undo.waits, idle),
    atMost(
      'what 50,000 rows add to the memory of the server',
      Math.max(...memory, ...commit.memory) - before,
      600,
      'MB',
      `most resident memory meanwhile; ${Math.round(before)} MB before, database included`,
    ),
  ];
}

/** Imports into the demo day: how long the dry run and the commit take, and what others feel of them. */
export async function measureImports(product: Product): Promise<Figure[]> {
  const lots = new OrderLots(await signIn(product.url, 'scheduler@example.test'));
  const other = await signIn(product.url, 'dispatcher@example.test');
  const idle = await idleWaits(product, other);
  return [
    ...(await dryRunAndCommit(product, lots, other, idle)),
    ...(await besideLargeFile(product, lots, other, idle)),
  ];
}
