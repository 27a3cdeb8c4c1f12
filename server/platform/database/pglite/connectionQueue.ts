import { inBackground, isInBackground } from '../background';
import { AcquireTimeout, DatabaseStopped } from '../databaseErrors';

/** A request asks several times, one after the other: background work leaves it this long between two. Milliseconds. */
const REQUEST_PAUSE_MS = 3;
/** After this, background work has its turn also while requests wait. Milliseconds. */
const PATIENCE_MS = 100;

interface Waiter {
  since: number;
  grant(): void;
}

function shorten(sql: string): string {
  return sql.length > 160 ? `${sql.slice(0, 160)}…` : sql;
}

/**
 * Lends the one connection to one holder at a time, first come, first served. Background work (`inBackground`) waits until
 * no request wants it, or until its patience is over.
 */
export class ConnectionQueue {
  readonly #timeoutMs: number;
  readonly #requests: Waiter[] = [];
  readonly #background: Waiter[] = [];
  #requestEndedAt = Number.NEGATIVE_INFINITY;
  #pause: NodeJS.Timeout | undefined;
  #isHeldByRequest = false;
  #heldSince: number | undefined;
  #lastSql: string | undefined;
  #closed = false;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** How many callers wait for their turn. */
  get waiting(): number {
    return this.#requests.length + this.#background.length;
  }

  /** Waits for its turn. Throws `AcquireTimeout` after the timeout, naming the holder's last statement. */
  async acquire(): Promise<void> {
    if (this.#closed) throw new DatabaseStopped('The database is closed');
    const isPatient = isInBackground();
    const isFree = this.#heldSince === undefined && (!isPatient || this.#background.length === 0);
    if (isFree && (!isPatient || this.#pauseLeft() <= 0)) {
      this.#take(isPatient);
      return;
    }
    const waiters = isPatient ? this.#background : this.#requests;
    await new Promise<void>((resolve, reject) => {
      const waiter: Waiter = {
        since: performance.now(),
        grant: () => {
          clearTimeout(timer);
          this.#take(isPatient);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        waiters.splice(waiters.indexOf(waiter), 1);
        reject(new AcquireTimeout(this.#complaint()));
      }, this.#timeoutMs);
      waiters.push(waiter);
      this.#next();
    });
  }

  release(): void {
    this.#heldSince = undefined;
    this.#lastSql = undefined;
    if (this.#isHeldByRequest) this.#requestEndedAt = performance.now();
    this.#next();
  }

  /**
   * Serves the callers that are already waiting, rejects all later ones, and resolves when the connection is idle.
   * Throws `AcquireTimeout` when a holder does not release the connection in time.
   */
  async close(): Promise<void> {
    const idle = inBackground(() => this.acquire());
    this.#closed = true;
    await idle;
  }

  /** Remembers the holder's SQL for the timeout message of waiting callers. The SQL text contains no values. */
  note(sql: string): void {
    this.#lastSql = sql;
  }

  #take(isPatient: boolean): void {
    this.#heldSince = performance.now();
    this.#isHeldByRequest = !isPatient;
  }

  #pauseLeft(): number {
    return this.#requestEndedAt + REQUEST_PAUSE_MS - performance.now();
  }

  #next(): void {
    if (this.#heldSince !== undefined) return;
    const [first] = this.#background;
    const isOverdue = first !== undefined && !this.#closed && performance.now() - first.since >= PATIENCE_MS;
    const request = isOverdue ? undefined : this.#requests.shift();
    if (request) return request.grant();
    if (!first || this.#pause) return;
    const left = isOverdue ? 0 : this.#pauseLeft();
    if (left <= 0) {
      this.#background.shift();
      return first.grant();
    }
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#next();
    }, left);
  }

  #complaint(): string {
    const heldMs = Math.round(performance.now() - (this.#heldSince ?? performance.now()));
    const sql =
      this.#lastSql === undefined ? 'no statement yet' : `last statement: ${shorten(this.#lastSql)}`;
    return (
      `The database connection was not free within ${this.#timeoutMs} ms; its holder has it since ${heldMs} ms ` +
      `(${sql}). Inside a transaction, query the transaction and not the pool.`
    );
  }
}
