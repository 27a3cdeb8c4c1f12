import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/database';
import { inTransaction } from '../database/transaction';
import type { Changes } from '../plugins/audit';
import { unavailable } from '../plugins/errors';

/** One answer that showed data of patients. */
export interface PrivateRead {
  at: Date;
  user_id: number;
  user_name: string;
  action: 'read' | 'search' | 'export';
  resource: string;
  /** What was asked for, and how much came. */
  changes: Changes;
  /** Whom it showed; null where only the delivery is known, whose participant is then looked up. */
  patient_ids: readonly number[] | null;
  delivery_event_id: number | null;
  remote_address: string;
  request_id: string;
}

/** Reads that come within this time are written together. A killed process loses at most these. Milliseconds. */
const GATHER_MS = 200;
const AT_ONCE = 200;
const RETRY_MS = 1_000;
/** When the log cannot be written for so long, nothing private is shown any more. */
const MOST_WAITING = 5_000;

/** Writes down who saw which patient's data: in order, behind the answers, and all of it before the server stops. */
export class ReadLog {
  readonly #waiting: PrivateRead[] = [];
  #writing: Promise<void> | undefined;
  #isHurried = false;

  constructor(
    private readonly db: Db,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** Throws 503 when what was seen can no longer be written down. */
  assertRoom(): void {
    if (this.#waiting.length >= MOST_WAITING) throw unavailable();
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
      const batch = this.#waiting.slice(0, AT_ONCE);
      try {
        await this.#write(batch);
        this.#waiting.splice(0, batch.length);
      } catch (error) {
        const reason = error instanceof Error ? error.name : 'unknown';
        this.log.error({ reason, waiting: this.#waiting.length }, 'reads of private data wait to be logged');
        await sleep(RETRY_MS);
      }
    }
  }

  async #write(batch: readonly PrivateRead[]): Promise<void> {
    const rows = batch.map(({ delivery_event_id, patient_ids, changes, ...read }) => ({
      ...read,
      record_id: null,
      command_id: null,
      changes: JSON.stringify(changes),
      patient_ids:
        patient_ids === null
          ? sql<number[] | null>`(select array[e.participant_id] from delivery_events e
              where e.id = ${delivery_event_id} and e.participant_id is not null)`
          : sql<number[] | null>`${[...new Set(patient_ids)]}::bigint[]`,
    }));
    await inTransaction(this.db, (trx) => trx.insertInto('audit_entries').values(rows).execute());
  }
}
