import { setTimeout as sleep } from 'node:timers/promises';
import { bindingToken } from '../../../server/platform/plugins/sessionTokens';
import { movedBy } from '../../../src/domain/addresses/distance';
import { toWire } from '../../../src/domain/time/dates';
import { signIn, timed, type Caller } from '../caller';
import { cpuMs, type Product } from '../product';
import { atLeast, atMost, percentile, type Figure } from '../report';
import type { BenchDay, BenchDriver } from './benchDay';

/** A device notes where it is once a second and reports so often. Seconds. */
const REPORT_EVERY = 10;
const IDLE_LISTS = 150;
/** Between two lists while devices report. Milliseconds. */
const LIST_PAUSE = 100;

/** A page of the office: 15 deliveries of a CDP and their number, as the list of the data screen asks. */
async function list(caller: Caller, index: number): Promise<number> {
  const filter = `close_door_pharmacy_id=${(index % 3) + 1}`;
  const started = performance.now();
  await Promise.all([
    timed(() => caller.get(`/delivery_events?page=1&per_page=15&sort=-delivery_date&${filter}`)),
    timed(() => caller.get(`/delivery_events/total_items?${filter}`)),
  ]);
  return performance.now() - started;
}

export class Devices {
  accepted = 0;
  late = 0;
  readonly failures: string[] = [];
  readonly took: number[] = [];
  #underWay = 0;

  constructor(private readonly url: string) {}

  get isIdle(): boolean {
    return this.#underWay === 0;
  }

  /** Ten seconds on the way, reported in one call. */
  async report({ employee_id, token, home }: BenchDriver): Promise<void> {
    const now = Date.now();
    const body = Array.from({ length: REPORT_EVERY }, (_, index) => {
      const at = now - (REPORT_EVERY - 1 - index) * 1000;
      const angle = (at / 60_000 + employee_id) % (2 * Math.PI);
      return {
        employee_id,
        ...movedBy(home, 800 * Math.sin(angle), 800 * Math.cos(angle)),
        recorded_at: toWire(new Date(at)),
        speed: 13,
        heading: 90,
        accuracy: 10,
      };
    });
    const started = performance.now();
    this.#underWay += 1;
    try {
      const answer = await fetch(`${this.url}/api/positions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: `rx_session=${token}`,
          authorization: bindingToken(token, new Date()),
        },
        body: JSON.stringify(body),
      });
      const { accepted = 0 } = (await answer.json()) as { accepted?: number };
      if (!answer.ok) this.failures.push(`${answer.status}`);
      this.accepted += accepted;
      this.took.push(performance.now() - started);
    } catch (error) {
      this.failures.push(error instanceof Error ? error.message : 'unknown');
    } finally {
      this.#underWay -= 1;
    }
  }
}

/** All drivers report, one after another, each every ten seconds, until the time is over. */
async function drive(devices: Devices, drivers: readonly BenchDriver[], until: number): Promise<void> {
  const pause = (REPORT_EVERY * 1000) / drivers.length;
  const started = performance.now();
  const calls: Promise<void>[] = [];
  for (let index = 0; performance.now() < until; index++) {
    const due = started + index * pause;
    const left = due - performance.now();
    if (left > 1) await sleep(left);
    if (left < -1000) devices.late += 1;
    const driver = drivers[index % drivers.length];
    if (driver) calls.push(devices.report(driver));
  }
  await Promise.all(calls);
}

/** Positions of many vehicles, and what the office notices of them. */
export async function measurePositions(
  product: Product,
  { drivers }: BenchDay,
  minutes: number,
  where: string,
): Promise<Figure[]> {
  const caller = await signIn(product.url, 'admin@example.test');
  for (let warm = 0; warm < 20; warm++) await list(caller, warm);
  const idle: number[] = [];
  for (let index = 0; index < IDLE_LISTS; index++) idle.push(await list(caller, index));

  const devices = new Devices(product.url);
  const cpuBefore = cpuMs(product);
  const started = performance.now();
  const until = started + minutes * 60_000;
  const driving = drive(devices, drivers, until);
  // The first reports of all of them have no position before.
  await sleep(REPORT_EVERY * 1000);
  const busy: number[] = [];
  for (let index = 0; performance.now() < until; index++) {
    busy.push(await list(caller, index));
    await sleep(LIST_PAUSE);
  }
  await driving;
  const cores = (cpuMs(product) - cpuBefore) / (performance.now() - started);
  const rate = devices.accepted / ((performance.now() - started) / 1000);
  const failed = devices.failures.length > 0 ? `; ${devices.failures.length} calls failed` : '';
  const method = `${where}, ${drivers.length} devices that note once a second and report every ${REPORT_EVERY} s, ${minutes} min; the server took ${(cores * 100).toFixed(0)} % of a core, lists included${failed}`;
  const limits = [percentile(idle, 0.95), percentile(busy, 0.95)] as const;
  return [
    atLeast(`positions taken, ${where}`, rate, drivers.length * 0.99, '/s', method),
    atMost(
      `one report of ${REPORT_EVERY}, p95, ${where}`,
      percentile(devices.took, 0.95),
      1_000,
      'ms',
      `the limit is ours; median ${Math.round(percentile(devices.took, 0.5))} ms`,
    ),
    atMost(
      `lists meanwhile against idle, p95, ${where}`,
      limits[1] / limits[0],
      2,
      '×',
      `15 deliveries of a CDP and their number; ${limits[0].toFixed(1)} ms idle, ${limits[1].toFixed(1)} ms meanwhile (${busy.length} lists)`,
    ),
  ];
}
