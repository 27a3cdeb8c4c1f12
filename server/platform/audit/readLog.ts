import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/database';
import { readsNotLogged } from '../plugins/errors';
import { readInNumbers, writeReads } from './writeReads';
import type { PrivateRead } from './privateRead';

/** Reads that come within this time are written together. A killed process loses at most these. Milliseconds. */
const GATHER_MS = 200;
const AT_ONCE = 200;
const RETRY_MS = 1_000;
/** Tries of a server that stops, before what is left goes to its own log. */
const LAST_TRIES = 3;
/** When the log cannot be written for so long, nothing private is shown any more. */
const MOST_WAITING = 5_000;

/**
 * Logs the reads of patient data in order, after the answers are sent, and completely before the server stops. While
 * the database cannot be written (full disk, no server), `isWritten` is false and entries wait.
 */
export class ReadLog {
  readonly #waiting: PrivateRead[] = [];
  #writing: Promise<void> | undefined;
  #isHurried = false;
  #isStopping = false;
  #failures = 0;

  constructor(
    private readonly db: Db,
    private readonly log: FastifyBaseLogger,
    private readonly retryMs = RETRY_MS,
  ) {}

  /** Whether the last attempt succeeded. `/readyz` reports it. */
  get isWritten(): boolean {
    return this.#failures === 0;
  }

  /** Throws 503 when what was seen can no longer be written down. */
  assertRoom(): void {
    if (this.#waiting.length >= MOST_WAITING) throw readsNotLogged();
  }

  add(read: PrivateRead): void {
    this.#waiting.push(read);
    this.#start();
  }

  /** Everything that was seen until now is written down. */
  async flushed(): Promise<void> {
    this.#isHurried = true;
    while (this.#writing) await this.#writing;
    this.#isHurried = false;
  }

  /** As `flushed`, for a server that stops: what cannot be written after a few tries goes to its own log, in numbers. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.flushed();
  }

  #start(): void {
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined;
      // What came between the last look and here.
      if (this.#waiting.length > 0) this.#start();
    });
  }

  async #writeAll(): Promise<void> {
    if (!this.#isHurried) await sleep(GATHER_MS);
    while (this.#waiting.length > 0) {
      try {
        await writeReads(this.db, this.#waiting.slice(0, AT_ONCE), this.log, (count) => {
          this.#waiting.splice(0, count);
        });
        this.#failures = 0;
      } catch (error) {
        this.#failures++;
        const reason = error instanceof Error ? error.name : 'unknown';
        this.log.error({ reason, waiting: this.#waiting.length }, 'reads of private data wait to be logged');
        if (this.#isStopping && this.#failures >= LAST_TRIES) return this.#abandon();
        await sleep(this.retryMs);
      }
    }
  }

  #abandon(): void {
    for (const read of this.#waiting.splice(0))
      this.log.error(readInNumbers(read), 'a read of private data stands here: the server stopped first');
  }
}
