import { MINUTE_MS } from '../../../src/domain/time/durations';
import type { OperationPoint } from '../../../src/contract/operations/operations';
import { toWire } from '../../../src/domain/time/dates';
import type { Counts } from './minuteCounts';
import type { Metrics } from './metrics';

/** Six hours, a point a minute. */
const MOST_POINTS = 360;
/** A shorter stretch says more about chance than about the server. Seconds. */
const SHORTEST_SECONDS = 5;

const GIGABYTE = 1e9;

const WATCHED = {
  live_clients: 'live_clients',
  outbox_unread: 'outbox_unread',
  database_waiting: 'database_waiting',
  jobs_waiting_seconds: 'jobs_oldest_due_seconds',
  positions: 'positions_last_minute',
} as const;

const rounded = (value: number) => Math.round(value * 100) / 100;
/** A minute of a timer is never exactly one: a single event shall read 1 and not 0.99. */
const perMinute = (count: number, seconds: number) => Math.round((count * 600) / seconds) / 10;

/** The last hours of this server, in its memory alone: they begin with it and end with it. */
export class RecentFigures {
  readonly #points: OperationPoint[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly clock: () => Date,
  ) {}

  start(): void {
    this.#timer = setInterval(() => void this.add(), MINUTE_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** A point of what was counted since the last one. */
  async add(): Promise<void> {
    this.#points.push(await this.#pointOf(this.metrics.recent.take()));
    if (this.#points.length > MOST_POINTS) this.#points.shift();
  }

  /** All points, and the stretch that is under way once it is long enough. */
  async read(): Promise<OperationPoint[]> {
    const counts = this.metrics.recent.read();
    if (counts.seconds < SHORTEST_SECONDS) return [...this.#points];
    return [...this.#points, await this.#pointOf(counts)];
  }

  async #pointOf(counts: Counts): Promise<OperationPoint> {
    const { seconds, requests, failures, commands, p95_ms, plan_seconds } = counts;
    const at = toWire(this.clock());
    const read = async (name: string, { label, unit = 1 }: { label?: string; unit?: number } = {}) => {
      const value = await this.metrics.now(name, label);
      return value === null ? null : rounded(value / unit);
    };
    return {
      at,
      requests: rounded(requests / seconds),
      failures: perMinute(failures, seconds),
      commands: perMinute(commands, seconds),
      p95_ms,
      live_clients: await read(WATCHED.live_clients),
      outbox_unread: await read(WATCHED.outbox_unread),
      database_waiting: await read(WATCHED.database_waiting),
      jobs_waiting_seconds: await read(WATCHED.jobs_waiting_seconds),
      positions: await read(WATCHED.positions),
      messages_waiting: await read('messages', { label: 'waiting' }),
      plan_seconds: plan_seconds === null ? null : rounded(plan_seconds),
      disk_free_gb: await read('disk_free_bytes', { unit: GIGABYTE }),
    };
  }
}
