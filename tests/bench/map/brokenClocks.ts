import { sql } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '../../../server/platform/database/database';
import { bindingToken } from '../../../server/platform/plugins/sessionTokens';
import { toWire } from '../../../src/domain/time/dates';
import { DAY_MS, HOUR_MS } from '../../../src/domain/time/durations';
import { percentile, type Figure } from '../report';
import type { Product } from '../product';
import type { BenchDay, BenchDriver } from './benchDay';

const POSITIONS = 2_000_000;
/** The largest report that is taken. */
const BATCH = 500;
/** Devices that report at the same time. */
const AT_ONCE = 8;

/** How a clock is broken: which time a position carries, and what has to become of all but the last of a report. */
const CLOCKS = {
  future: { msOf: (each: number) => 2 * HOUR_MS + each * 10, reason: 'future' },
  past: { msOf: (each: number) => -3 * DAY_MS - each * 10, reason: 'too_old' },
  'same time': { msOf: () => -HOUR_MS, reason: null },
} as const;
type Broken = keyof typeof CLOCKS;
const KINDS = Object.keys(CLOCKS) as Broken[];

interface Answer {
  accepted: number;
  results: { ok: boolean; reason: string | null }[];
}

class Flood {
  sent = 0;
  /** Answers that say something else than what became of the positions. */
  wrong = 0;
  failed = 0;
  readonly took: number[] = [];
  /** Right positions that were sent in between, by driver. */
  readonly right = new Map<number, Set<string>>();

  constructor(
    private readonly url: string,
    private readonly start: number,
  ) {}

  /** A report of which the last position alone has the time of a clock that is right. */
  async report({ employee_id, token, home }: BenchDriver, kind: Broken, turn: number): Promise<void> {
    const { msOf, reason } = CLOCKS[kind];
    // One right position per report, each of another second of the hour before.
    const right = toWire(new Date(this.start - (turn % 3_000) * 1000));
    const body = Array.from({ length: BATCH }, (_, index) => ({
      employee_id,
      ...home,
      recorded_at: index === BATCH - 1 ? right : toWire(new Date(this.start + msOf(turn * BATCH + index))),
      speed: 0,
      heading: null,
      accuracy: 10,
    }));
    const started = performance.now();
    const answer = await fetch(`${this.url}/api/positions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `rx_session=${token}`,
        authorization: bindingToken(token, new Date()),
      },
      body: JSON.stringify(body),
    });
    this.took.push(performance.now() - started);
    this.sent += BATCH;
    if (!answer.ok) {
      this.failed += 1;
      return;
    }
    const { results } = (await answer.json()) as Answer;
    const asExpected = (one: Answer['results'][number] | undefined, expected: string | null) =>
      one?.reason === expected && one.ok === (expected === null);
    const isRight =
      results.length === BATCH &&
      results.slice(0, -1).every((one) => asExpected(one, reason)) &&
      asExpected(results.at(-1), null);
    if (!isRight) this.wrong += 1;
    const known = this.right.get(employee_id) ?? new Set();
    known.add(right);
    this.right.set(employee_id, known);
  }
}

/** Right positions that are not stored. The server is stopped. */
async function countLost(dataDir: string, flood: Flood): Promise<number> {
  const database = await openDatabase({ dataDir }, pino({ level: 'warn' }, pino.destination(2)));
  try {
    let lost = 0;
    for (const [employee_id, times] of flood.right) {
      const { rows } = await sql<{ stored: number }>`select count(*)::int as stored from positions
        where employee_id = ${employee_id} and recorded_at = any(${[...times]}::timestamptz[])`.execute(
        database.db,
      );
      lost += times.size - (rows[0]?.stored ?? 0);
    }
    return lost;
  } finally {
    await database.close();
  }
}

/** Two million positions of clocks that are broken, as many of them as the time allows, and what is left of the right ones. */
export async function measureBrokenClocks(
  product: Product,
  { drivers }: BenchDay,
  { minutes, dataDir }: { minutes: number; dataDir: string },
): Promise<Figure[]> {
  const started = performance.now();
  const flood = new Flood(product.url, Date.now());
  const until = started + minutes * 60_000;
  let turn = 0;
  const one = async () => {
    while (turn * BATCH < POSITIONS && performance.now() < until) {
      const own = turn++;
      const kind = KINDS[own % KINDS.length];
      // A device is of one kind all along.
      const device = Math.floor(own / KINDS.length) % Math.max(1, Math.floor(drivers.length / KINDS.length));
      const driver = drivers[device * KINDS.length + (own % KINDS.length)];
      if (driver && kind) await flood.report(driver, kind, own);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  const seconds = (performance.now() - started) / 1000;
  await product.stop();
  const lost = await countLost(dataDir, flood);
  const { sent, wrong, failed, took } = flood;
  return [
    {
      name: 'positions of broken clocks',
      value: `${sent.toLocaleString('en')}, ${lost} right ones lost, ${wrong} wrong and ${failed} failed answers`,
      target: 'none',
      ok: lost + wrong + failed === 0,
      method: `a third each of the future, of the past and of one moment, with one right position in every report of ${BATCH}; ${Math.round(seconds)} s, ${Math.round(sent / seconds)} /s, a report p95 ${Math.round(percentile(took, 0.95))} ms; embedded database`,
    },
  ];
}
