import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { bindingToken } from '../../../server/platform/plugins/sessionTokens';
import type { ManifestView } from '../../../src/domain/runs/dispatchView';
import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import { movedBy } from '../../../src/domain/addresses/distance';
import { toWire } from '../../../src/domain/time/dates';
import type { Caller } from '../caller';
import type { BenchDay, BenchDriver } from '../map/benchDay';
import { cpuMs, type Product } from '../product';
import { atMost, percentile, type Figure } from '../report';
import { memoryOf } from './cpu';
import { openPages } from './pages';

const BOARD_PEOPLE = 100;
/** Each of them does something so often. */
const EACH_SECONDS = 10;
const BOARD_SECONDS = 20;
const LIVE_CLIENTS = 1_000;
const CHANGES = 20;
/** As the change of one dispatcher shows on the board of another one. */
const SHOWN_WITHIN_MS = 300;

/** Runs that are locked and unlocked in turn: a command with its events, its log and its answer. */
export async function lockable(caller: Caller, date: string) {
  const answer = await caller.get(`/delivery_manifest?date=${date}&per_page=9999`);
  const runs = ((await answer.json()) as ManifestView[]).filter(
    ({ delivery_manifest_status_id: status, locked_at }) =>
      status === MANIFEST_STATUS.running && locked_at === null,
  );
  const states = runs.map(({ id, version }) => ({ id, version, isLocked: false }));
  let turn = 0;
  /** One command; resolves at its answer. */
  return async (by: Caller): Promise<number> => {
    const run = states[turn++ % states.length];
    if (!run) throw new Error('There is no run under way to lock');
    const answered = await by.send(
      'POST',
      `/delivery_manifest/${run.id}/${run.isLocked ? 'unlock' : 'lock'}`,
      run.isLocked ? {} : { reason: 'training' },
      { 'idempotency-key': randomUUID(), 'if-match': `"${run.version}"` },
    );
    const at = performance.now();
    if (!answered.ok) throw new Error(`A command failed: ${answered.status} ${await answered.text()}`);
    await answered.arrayBuffer();
    run.version += 1;
    run.isLocked = !run.isLocked;
    return at;
  };
}

/** People at the board; the first two of the callers are dispatchers: each has it open and does something every ten seconds. */
export async function measureBoardPeople(
  product: Product,
  callers: readonly Caller[],
  people: readonly Record<string, string>[],
  date: string,
) {
  const [first] = callers;
  if (!first) throw new Error('Nobody has signed in');
  const command = await lockable(first, date);
  const pages = await openPages(product.url, date, people, BOARD_PEOPLE);
  const cpu = cpuMs(product);
  const started = performance.now();
  const took: number[] = [];
  const shown: number[] = [];
  const pauseMs = (EACH_SECONDS * 1000) / BOARD_PEOPLE;
  for (let sent = 0; performance.now() - started < BOARD_SECONDS * 1000; sent++) {
    const asked = performance.now();
    const delays = await pages.heard(async () => {
      const answered = await command(callers[sent % 2] ?? first);
      took.push(answered - asked);
      return answered;
    });
    shown.push(...delays);
    const rest = started + (sent + 1) * pauseMs - performance.now();
    if (rest > 0) await sleep(rest);
  }
  const seconds = (performance.now() - started) / 1000;
  const busy = (cpuMs(product) - cpu) / seconds / 10;
  pages.close();
  const method = `${BOARD_PEOPLE} open boards, ${(took.length / seconds).toFixed(1)} commands a second; one server process is busy ${busy.toFixed(0)} % of a core, a command takes ${percentile(took, 0.95).toFixed(0)} ms at p95`;
  return atMost(
    `a change on ${BOARD_PEOPLE} boards after its answer, p95`,
    percentile(shown, 0.95),
    SHOWN_WITHIN_MS,
    'ms',
    method,
  );
}

/** Many pages that only listen. */
export async function measureLiveClients(
  product: Product,
  first: Caller,
  people: readonly Record<string, string>[],
  date: string,
) {
  const command = await lockable(first, date);
  const pid = product.process.pid ?? 0;
  const before = memoryOf(pid);
  const pages = await openPages(product.url, date, people, LIVE_CLIENTS);
  const cpu = cpuMs(product);
  const shown: number[] = [];
  for (let change = 0; change < CHANGES; change++) {
    shown.push(...(await pages.heard(() => command(first))));
    await sleep(100);
  }
  const each = ((cpuMs(product) - cpu) * 1000) / (CHANGES * LIVE_CLIENTS);
  const memory = memoryOf(pid) - before;
  pages.close();
  const method = `${CHANGES} changes on ${LIVE_CLIENTS} pages, all heard; ${each.toFixed(0)} µs of processor for each page, ${((memory * 1024) / LIVE_CLIENTS).toFixed(0)} KiB of memory`;
  return atMost(
    `a change on ${LIVE_CLIENTS} open pages of one server, p95`,
    percentile(shown, 0.95),
    SHOWN_WITHIN_MS,
    'ms',
    method,
  );
}

const REPORTED = 10;

async function report(url: string, { employee_id, token, home }: BenchDriver, turn: number): Promise<number> {
  const now = Date.now();
  const body = Array.from({ length: REPORTED }, (_, index) => {
    const at = now - (REPORTED - 1 - index) * 1000;
    return {
      employee_id,
      ...movedBy(home, 10 * turn + index, 5 * turn),
      recorded_at: toWire(new Date(at)),
      speed: 13,
      heading: 90,
      accuracy: 10,
    };
  });
  const answer = await fetch(`${url}/api/positions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `rx_session=${token}`,
      authorization: bindingToken(token, new Date()),
    },
    body: JSON.stringify(body),
  });
  const { accepted = 0 } = (await answer.json()) as { accepted?: number };
  if (!answer.ok) throw new Error(`Positions were refused: ${answer.status}`);
  return accepted;
}

/** Every phone of the day reports ten seconds at once, one report after another: more than they ever send. */
export async function measureReportedPositions(product: Product, { drivers }: BenchDay): Promise<Figure> {
  const cpu = cpuMs(product);
  const started = performance.now();
  let accepted = 0;
  const waiting = [...drivers];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let driver = waiting.pop(); driver; driver = waiting.pop()) {
        const taken = await report(product.url, driver, waiting.length);
        accepted += taken;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const rate = accepted / seconds;
  return {
    name: 'positions that one server takes',
    value: `${rate.toFixed(0)} a second`,
    target: '≥ 167 a second',
    // 10,000 a minute.
    ok: rate >= 167,
    method: `${drivers.length} phones report ${REPORTED} seconds each, 8 at once: ${accepted} accepted; ${((cpuMs(product) - cpu) / accepted).toFixed(2)} ms of the server’s processor each`,
  };
}
