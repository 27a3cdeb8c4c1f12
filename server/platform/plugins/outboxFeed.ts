import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Selectable } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import type { OutboxTable } from '../database/tables/access';
import { WokenWork } from '../jobs/wokenWork';
import { OUTBOX_CHANNEL } from './outbox';

export type OutboxEntry = Selectable<OutboxTable>;

const PAGE = 500;
// NOTIFY starts a read. This poll finds entries whose notification was lost.
const SAFETY_POLL_MS = 5_000;
const RETRY_MS = 1_000;
/** Of a reader who waits for the feed. */
const CATCH_UP_MS = 250;

/**
 * Reads the outbox once per server, for any number of listeners, and delivers each entry in the order of the commits.
 * Begins with the entries that are committed after `start`.
 */
export class OutboxFeed {
  readonly #listeners = new Set<(entry: OutboxEntry) => void>();
  #lastSeq = 0;
  readonly #work: WokenWork;
  #beforeTelling: (() => Promise<void>) | undefined;

  constructor(
    private readonly database: Database,
    log: FastifyBaseLogger,
  ) {
    this.#work = new WokenWork({
      database,
      channel: OUTBOX_CHANNEL,
      pollMs: SAFETY_POLL_MS,
      look: () => this.#readPage(),
      failed: async (error) => {
        const reason = error instanceof Error ? error.name : 'unknown';
        log.warn({ reason }, 'the outbox could not be read');
        this.#work.wake();
        await sleep(RETRY_MS, undefined, { ref: false });
      },
    });
  }

  /** The last entry that was handed on. */
  get lastSeq(): number {
    return this.#lastSeq;
  }

  async start(): Promise<void> {
    this.#lastSeq = await this.newestSeq();
    await this.#work.start();
  }

  /** Waits for the running query. Nothing is delivered afterwards. */
  async stop(): Promise<void> {
    await this.#work.stop();
    this.#listeners.clear();
  }

  /** Answers the function that stops listening. */
  onEntry(listener: (entry: OutboxEntry) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Is awaited before entries are handed on. */
  beforeTelling(prepare: () => Promise<void>): void {
    this.#beforeTelling = prepare;
  }

  /** Resolves once what this server was woken for has been handed on, or cannot be read now. */
  async caughtUp(): Promise<void> {
    const { looking } = this.#work;
    if (looking) await Promise.race([looking, sleep(CATCH_UP_MS, undefined, { ref: false })]);
  }

  /** Committed entries after `seq`, oldest first. */
  async entriesAfter(seq: number, limit: number): Promise<OutboxEntry[]> {
    const { db } = this.database;
    return db.selectFrom('outbox').selectAll().where('seq', '>', seq).orderBy('seq').limit(limit).execute();
  }

  /** The highest committed number; the prune job always leaves the newest entry, so that it is known. */
  async newestSeq(): Promise<number> {
    const { db } = this.database;
    const newest = await db
      .selectFrom('outbox')
      .select(sql<number | null>`max(seq)`.as('seq'))
      .executeTakeFirst();
    return newest?.seq ?? 0;
  }

  /** The lowest number that is still kept. */
  async oldestSeq(): Promise<number> {
    const { db } = this.database;
    const oldest = await db
      .selectFrom('outbox')
      .select(sql<number | null>`min(seq)`.as('seq'))
      .executeTakeFirst();
    return oldest?.seq ?? 0;
  }

  async #readPage(): Promise<void> {
    const entries = await this.entriesAfter(this.#lastSeq, PAGE);
    if (entries.length === PAGE) this.#work.wake();
    if (entries.length > 0) await this.#beforeTelling?.();
    for (const entry of entries) {
      this.#lastSeq = entry.seq;
      for (const listener of this.#listeners) listener(entry);
    }
  }
}
