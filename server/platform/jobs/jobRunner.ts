import { sql, type Selectable } from 'kysely';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import type { ServerContext } from '../../context';
import type { JobTable } from '../database/tables/access';
import { inBackground } from '../database/background';
import { inTransaction } from '../database/transaction';
import type { Metrics } from '../metrics/metrics';
import { belowCarried, inSpan, withoutSpan } from '../tracing/spans';
import { enqueue, JOBS_CHANNEL } from './enqueue';
import { WokenWork } from './wokenWork';

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
  readonly #work: WokenWork;

  constructor(
    private readonly context: ServerContext,
    private readonly metrics: Pick<Metrics, 'observeJob'>,
  ) {
    this.#work = new WokenWork({
      database: context.database,
      channel: JOBS_CHANNEL,
      pollMs: POLL_MS,
      look: () => withoutSpan(() => this.#runWhile(() => this.isRunning)),
      failed: (error) => context.log.warn({ reason: nameOf(error) }, 'the jobs could not be read'),
    });
  }

  get isRunning(): boolean {
    return this.#work.isRunning;
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
    for (const name of this.#intervals.keys()) await this.#scheduleNext(name);
    await this.#work.start();
    for (const companion of this.#companions) await companion.start();
  }

  /** Begins no job any more and waits for the one under way. */
  async stop(): Promise<void> {
    await this.#work.stop();
    for (const companion of this.#companions) await companion.stop();
  }

  /** Runs everything that is due, in this call: for tests and tools. */
  async runDue(): Promise<void> {
    await withoutSpan(() => this.#runWhile(() => true));
    for (const companion of this.#companions) await companion.runDue();
  }

  async #runWhile(mayGoOn: () => boolean): Promise<void> {
    while (mayGoOn()) {
      const job = await this.#claim();
      if (!job) return;
      await this.#run(job);
    }
  }

  async #claim(): Promise<Job | undefined> {
    const { db, clock } = this.context;
    const now = clock();
    // The database's clock has microseconds: what it says is due now lies anywhere in this millisecond.
    const soon = new Date(now.getTime() + 1);
    return db
      .updateTable('jobs')
      .set({ locked_until: new Date(now.getTime() + LEASE_MS), attempts: sql<number>`attempts + 1` })
      .where('id', '=', (query) =>
        query
          .selectFrom('jobs')
          .select('id')
          .where('finished_at', 'is', null)
          .where('run_at', '<', sql<string>`${soon}`)
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
