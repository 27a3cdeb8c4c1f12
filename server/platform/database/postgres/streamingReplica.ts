import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ReplicaState } from '../../../../src/contract/operations/operations';
import { bytesOfLsn } from '../../backup/lsn';
import type { DatabaseLog, Db } from '../database';
import { inTime } from '../inTime';
import type { Replica, ReplicaStatus } from '../replica';

/** Between two looks at how far the replica is. */
const LOOK_EVERY_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;
/** Between two questions while somebody waits: about what the copy of a commit takes in one network. */
const ASK_EVERY_MS = 4;

interface Answer {
  is_replica: boolean;
  system: string;
  replayed: string | null;
}

/** A place in the primary's log, and when the primary was seen to be there. */
interface Mark {
  bytes: number;
  at: number;
}

/** Every read under way listens to it: there is no number that would be a leak. */
function newPresence(): AbortController {
  const presence = new AbortController();
  setMaxListeners(0, presence.signal);
  return presence;
}

async function systemOf(db: Db): Promise<string> {
  const { rows } = await sql<{ system: string }>`
    select system_identifier::text as system from pg_control_system()`.execute(db);
  return rows[0]?.system ?? '';
}

/** Watches a replica beside its primary, each second and whenever somebody waits for it. */
export class StreamingReplica implements Replica {
  readonly db: Db;
  readonly #primary: Db;
  readonly #mostLagMs: number;
  readonly #log: DatabaseLog;
  readonly #end: () => Promise<void>;
  readonly #closed = new AbortController();
  readonly #watching: Promise<void>;
  #present = newPresence();
  #state: ReplicaState = 'down';
  #replayed = -1;
  #asking: Promise<Answer> | undefined;
  /** Of the primary; null until it was asked. */
  #system: string | null = null;
  /** Oldest first; only what the replica has not reached. */
  #marks: Mark[] = [];

  constructor(
    primary: Db,
    replica: { db: Db; end: () => Promise<void> },
    { mostLagMs, log }: { mostLagMs: number; log: DatabaseLog },
  ) {
    this.db = replica.db;
    this.#end = replica.end;
    this.#primary = primary;
    this.#mostLagMs = mostLagMs;
    this.#log = log;
    this.#watching = this.#watch();
  }

  status(): ReplicaStatus {
    const isKnown = this.#state === 'used' || this.#state === 'behind';
    return { state: this.#state, lagSeconds: isKnown ? this.#lagMs() / 1000 : null };
  }

  present(): AbortSignal {
    return this.#present.signal;
  }

  async position(): Promise<string> {
    const { rows } = await sql<{ position: string }>`
      select pg_current_wal_insert_lsn()::text as position`.execute(this.#primary);
    return rows[0]?.position ?? '';
  }

  async reached(position: string, withinMs: number): Promise<boolean> {
    const wanted = bytesOfLsn(position);
    const until = performance.now() + withinMs;
    for (;;) {
      if (this.#replayed >= wanted) return true;
      const left = until - performance.now();
      if (left <= 0 || this.#state !== 'used') return false;
      if ((await inTime(this.#ask(), left)) === null) return false;
      if (this.#replayed < wanted) await sleep(ASK_EVERY_MS);
    }
  }

  async close(): Promise<void> {
    this.#closed.abort();
    await this.#watching;
    await this.#end();
  }

  /** One question for all who wait. */
  #ask(): Promise<Answer> {
    this.#asking ??= this.#read().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  async #read(): Promise<Answer> {
    const { rows } = await sql<Answer>`
      select pg_is_in_recovery() as is_replica, pg_last_wal_replay_lsn()::text as replayed,
        (select system_identifier::text from pg_control_system()) as system`.execute(this.db);
    const [answer] = rows;
    if (!answer) throw new Error('The replica says nothing');
    // Taken as it is: one that was made anew begins further back.
    this.#replayed = answer.replayed ? bytesOfLsn(answer.replayed) : -1;
    const left = this.#marks.findIndex(({ bytes }) => bytes > this.#replayed);
    this.#marks = left === -1 ? [] : this.#marks.slice(left);
    return answer;
  }

  #lagMs(): number {
    const [oldest] = this.#marks;
    return oldest ? performance.now() - oldest.at : 0;
  }

  async #watch(): Promise<void> {
    const { signal } = this.#closed;
    while (!signal.aborted) {
      await this.#look();
      await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #look(): Promise<void> {
    // What is flushed ends where a record ends, so that the replica can be as far without another write.
    const flushed = await inTime(
      sql<{ bytes: string }>`select pg_current_wal_flush_lsn()::text as bytes`.execute(this.#primary),
      ANSWER_WITHIN_MS,
    );
    const place = flushed?.rows[0]?.bytes;
    if (place) this.#note(bytesOfLsn(place));
    this.#system ??= await inTime(systemOf(this.#primary), ANSWER_WITHIN_MS);
    const answer = await inTime(this.#ask(), ANSWER_WITHIN_MS);
    this.#turn(this.#stateOf(answer));
  }

  #note(bytes: number): void {
    if (bytes > Math.max(this.#replayed, this.#marks.at(-1)?.bytes ?? -1))
      this.#marks.push({ bytes, at: performance.now() });
  }

  #stateOf(answer: Answer | null): ReplicaState {
    if (answer === null) return 'down';
    // While the primary does not answer nobody knows whose replica this is.
    if (!answer.is_replica || answer.system !== this.#system) return 'other';
    return this.#lagMs() > this.#mostLagMs ? 'behind' : 'used';
  }

  #turn(state: ReplicaState): void {
    if (state === this.#state) return;
    const was = this.#state;
    this.#state = state;
    if (state === 'used') this.#log.info({ was }, 'the replica answers reads');
    else if (!this.#closed.signal.aborted)
      this.#log.warn({ state }, 'the replica is not used: the primary answers all reads');
    if (state === 'down') {
      this.#replayed = -1;
      this.#present.abort();
    }
    if (was === 'down') this.#present = newPresence();
  }
}
