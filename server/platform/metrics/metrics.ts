import fp from 'fastify-plugin';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { BASE } from '../plugins/apiBase';
import { MinuteCounts } from './minuteCounts';

/** A figure that is read when somebody asks: one number, or one for each value of the label. */
type Reading = number | Readonly<Record<string, number>>;

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

const LIVE = `${BASE}/live`;

/** Seconds; lists answer in milliseconds, an import's rows in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Seconds; work that nobody waits for. */
const LONG_BUCKETS = [0.01, 0.1, 0.5, 1, 5, 15, 60, 300, 600];

/** Memory, processor and event loop are the process's: their observers stay as long as it does, and must hold no server. */
let ofProcess: Registry | null = null;

function processFigures(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

/**
 * Figures of one server for a Prometheus (`GET /metrics`). Names and labels are routes, jobs and states: never a person, an
 * address or a record. Every part of the server adds its own with `watch`.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #commands: Counter<'command' | 'outcome'>;
  readonly #jobs: Histogram<'job' | 'outcome'>;
  readonly #plans: Histogram<'outcome'>;
  readonly #readings = new Map<string, () => Reading | Promise<Reading>>();
  /** Since the page of operations has last taken them. */
  readonly recent = new MinuteCounts();

  constructor() {
    processFigures();
    this.#requests = new Histogram({
      name: 'rx_request_duration_seconds',
      help: 'Requests by the pattern of their route; a command is a route of its own',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers: [this.#registry],
    });
    this.#commands = new Counter({
      name: 'rx_commands_total',
      help: 'Commands of dispatch by name; refused ones changed nothing',
      labelNames: ['command', 'outcome'],
      registers: [this.#registry],
    });
    this.#jobs = new Histogram({
      name: 'rx_job_duration_seconds',
      help: 'Jobs that this server has run; a failed one comes back or is given up',
      labelNames: ['job', 'outcome'],
      buckets: LONG_BUCKETS,
      registers: [this.#registry],
    });
    this.#plans = new Histogram({
      name: 'rx_optimizer_duration_seconds',
      help: 'Automatic plans that the optimizer was asked for',
      labelNames: ['outcome'],
      buckets: LONG_BUCKETS,
      registers: [this.#registry],
    });
  }

  observeRequest(method: string, route: string, status: number, seconds: number): void {
    this.#requests.observe({ method, route, status: String(status) }, seconds);
    // A live stream lasts as long as a page is open: it says nothing of how quick answers are.
    if (route !== LIVE) this.recent.countRequest(status, seconds);
  }

  observeJob(job: string, outcome: 'done' | 'failed', seconds: number): void {
    this.#jobs.observe({ job, outcome }, seconds);
  }

  observePlan(outcome: 'done' | 'failed', seconds: number): void {
    this.#plans.observe({ outcome }, seconds);
    this.recent.countPlan(seconds);
  }

  countCommand(command: string, outcome: 'done' | 'refused'): void {
    this.#commands.inc({ command, outcome });
    if (outcome === 'done') this.recent.countCommand();
  }

  /** A watched figure as it is now, or that of one label; null when it cannot be read. */
  async now(name: string, label?: string): Promise<number | null> {
    try {
      const reading = await this.#readings.get(name)?.();
      if (typeof reading === 'number') return reading;
      if (reading === undefined || label === undefined) return null;
      // What is not counted is not there.
      return reading[label] ?? 0;
    } catch {
      return null;
    }
  }

  /** A figure that `read` tells at every scrape; one that cannot be read is left out of it. */
  watch(name: string, help: string, read: () => Reading | Promise<Reading>, label?: string): void {
    this.#readings.set(name, read);
    new Gauge({
      name: `rx_${name}`,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [this.#registry],
      async collect() {
        this.reset();
        const reading = await Promise.resolve()
          .then(read)
          .catch(() => null);
        if (reading === null) return this.remove();
        if (typeof reading === 'number') return this.set(reading);
        for (const [value, figure] of Object.entries(reading)) this.set({ [label ?? 'kind']: value }, figure);
      },
    });
  }

  /** All figures as Prometheus' text. */
  async text(): Promise<{ type: string; body: string }> {
    const all = Registry.merge([processFigures(), this.#registry]);
    return { type: all.contentType, body: await all.metrics() };
  }
}

/** `app.metrics`, and the time of every request. */
export const metrics = fp(
  async (app) => {
    const all = new Metrics();
    app.decorate('metrics', all);
    app.addHook('onResponse', async (request, reply) => {
      // An address that is no route must not become a label: anybody could make thousands.
      const route = request.routeOptions.url ?? 'none';
      all.observeRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    });
  },
  { name: 'metrics', fastify: '5.x' },
);
