import { sql, type Selectable } from 'kysely';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import type { ServerContext } from '../../context';
import type { JobTable } from '../database/tables/access';
import { inBackground } from '../database/background';
import { inTransaction } from '../database/transaction';
import type { Metrics } from '../metrics/metrics';
import { belowCarried, inSpan, withoutSpan } from '../tracing/spans';
import { enqueue, JOBS_CHANNEL } from './enqueue';

type Job = Selectable<JobTable>;
/**
 * Must be harmless when it runs twice: a server can die between the work and the note that it is done. `attempts` counts
 * this one.
 */
export type JobHandler = (payload: Record<string, unknown>, attempts: number) => Promise<void>;

/** Work beside the jobs table that starts, stops and is run by tests together with it. */
interface Companion {
  start(): Promise<void>;
  stop(): Promise<void>;
  runDue(): Promise<void>;
}

/** A runner that dies frees its job after this; no handler may take longer. */
const LEASE_MS = 10 * MINUTE_MS;
const POLL_MS = 5_000;
export const MAX_ATTEMPTS = 8;

/** 10 s, 20 s, 40 s … at most an hour. */
export function retryDelayMs(attempts: number): number {
  return Math.min(10_000 * 2 ** (attempts - 1), 3_600_000);
}

/**
 * Runs the jobs table: one job at a time per server, each job on one server at a time (`FOR UPDATE SKIP LOCKED`). A
 * failed job is tried again later and given up, with its error kept, after 8 attempts.
 */
export class JobRunner {
  readonly #handlers = new Map<string, JobHandler>();
  readonly #intervals = new Map<string, number>();
  readonly #companions: Companion[] = [];
  #stopListening: (() => Promise<void>) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  #isStale = false;
  #isRunning = false;

  constructor(
    private readonly context: ServerContext,
    private readonly metrics: Pick<Metrics, 'observeJob'>,
  ) {}

  get isRunning(): boolean {
    return this.#isRunning;
  }

  handle(name: string, handler: JobHandler): void {
    if (this.#handlers.has(name)) throw new Error(`The job ${name} has a handler already`);
    this.#handlers.set(name, handler);
  }

  /** A job that comes back: once per interval for all servers together, also after a failure. */
  every(intervalMs: number, name: string, handler: JobHandler): void {
    this.handle(name, handler);
    this.#intervals.set(name, intervalMs);
  }

  /** Work of its own kind that must not wait for a job, nor a job for it. */
  beside(companion: Companion): void {
    this.#companions.push(companion);
  }

  async start(): Promise<void> {
    this.#isRunning = true;
    this.#stopListening = await this.context.database.listen(JOBS_CHANNEL, () => this.#wake());
    for (const name of this.#intervals.keys()) await this.#scheduleNext(name);
    this.#timer = setInterval(() => this.#wake(), POLL_MS).unref();
    this.#wake();
    for (const companion of this.#companions) await companion.start();
  }

  /** Begins no job any more and waits for the one under way. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    clearInterval(this.#timer);
    await this.#stopListening?.();
    await this.#working;
    for (const companion of this.#companions) await companion.stop();
  }

  /** Runs everything that is due, in this call: for tests and tools. */
  async runDue(): Promise<void> {
    await withoutSpan(async () => {
      for (let job = await this.#claim(); job; job = await this.#claim()) await this.#run(job);
    });
    for (const companion of this.#companions) await companion.runDue();
  }

  #wake(): void {
    this.#isStale = true;
    this.#working ??= withoutSpan(() => this.#work()).finally(() => (this.#working = undefined));
  }

  async #work(): Promise<void> {
    while (this.#isStale && this.#isRunning) {
      this.#isStale = false;
      try {
        for (let job = await this.#claim(); job && this.#isRunning; job = await this.#claim())
          await this.#run(job);
      } catch (error) {
        this.context.log.warn({ reason: nameOf(error) }, 'the jobs could not be read');
      }
    }
  }

  async #claim(): Promise<Job | undefined> {
    const { db, clock } = this.context;
    const now = clock();
    return db
      .updateTable('jobs')
      .set({ locked_until: new Date(now.getTime() + LEASE_MS), attempts: sql<number>`attempts + 1` })
      .where('id', '=', (query) =>
        query
          .selectFrom('jobs')
          .select('id')
          .where('finished_at', 'is', null)
          .where('run_at', '<=', sql<string>`${now}`)
          .where('name', 'in', [...this.#handlers.keys()])
          .where((or) =>
            or.or([or('locked_until', 'is', null), or('locked_until', '<=', sql<string>`${now}`)]),
          )
          .orderBy('run_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst();
  }

  async #run(job: Job): Promise<void> {
    const { log } = this.context;
    const began = performance.now();
    const observe = (outcome: 'done' | 'failed') =>
      this.metrics.observeJob(job.name, outcome, (performance.now() - began) / 1000);
    try {
      await this.#handle(job);
      await this.#finish(job, null);
      observe('done');
    } catch (error) {
      observe('failed');
      log.error(
        { job: job.name, job_id: job.id, attempts: job.attempts, reason: nameOf(error) },
        'a job failed',
      );
      await this.#fail(job, nameOf(error));
    }
    if (this.#intervals.has(job.name)) await this.#scheduleNext(job.name);
  }

  /** As a child of the span of who asked for it, which came along in its payload. */
  async #handle({ name, payload, attempts }: Job): Promise<void> {
    const { traceparent, tracestate, ...given } = payload;
    await belowCarried({ traceparent, tracestate }, () =>
      inSpan(`job ${name}`, () => inBackground(async () => this.#handlers.get(name)?.(given, attempts))),
    );
  }

  async #finish(job: Job, error: string | null): Promise<void> {
    const { db, clock } = this.context;
    await db.updateTable('jobs').set({ finished_at: clock(), error }).where('id', '=', job.id).execute();
  }

  async #fail(job: Job, reason: string): Promise<void> {
    const { db, clock } = this.context;
    if (this.#intervals.has(job.name) || job.attempts >= MAX_ATTEMPTS) return this.#finish(job, reason);
    const run_at = new Date(clock().getTime() + retryDelayMs(job.attempts));
    await db
      .updateTable('jobs')
      .set({ run_at, locked_until: null, error: reason })
      .where('id', '=', job.id)
      .execute();
  }

  async #scheduleNext(name: string): Promise<void> {
    const run_at = new Date(this.context.clock().getTime() + (this.#intervals.get(name) ?? 0));
    await inTransaction(this.context.db, (trx) => enqueue(trx, { name, run_at, unique_key: name }));
  }
}

/** For logs and the jobs table: the kind of error, as a message can quote people's data. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
