import { AcquireTimeout, DatabaseStopped } from '../databaseErrors';

interface Waiter {
  grant(): void;
}

function shorten(sql: string): string {
  return sql.length > 160 ? `${sql.slice(0, 160)}…` : sql;
}

/** Lends the one connection to one holder at a time, first come, first served. */
export class ConnectionQueue {
  readonly #timeoutMs: number;
  readonly #waiters: Waiter[] = [];
  #heldSince: number | undefined;
  #lastSql: string | undefined;
  #closed = false;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** Waits for its turn. Throws `AcquireTimeout` after the timeout, naming the holder's last statement. */
  async acquire(): Promise<void> {
    if (this.#closed) throw new DatabaseStopped('The database is closed');
    if (this.#heldSince === undefined) {
      this.#take();
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const waiter: Waiter = {
        grant: () => {
          clearTimeout(timer);
          this.#take();
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#waiters.splice(this.#waiters.indexOf(waiter), 1);
        reject(new AcquireTimeout(this.#complaint()));
      }, this.#timeoutMs);
      this.#waiters.push(waiter);
    });
  }

  release(): void {
    this.#heldSince = undefined;
    this.#lastSql = undefined;
    this.#waiters.shift()?.grant();
  }

  /**
   * Lets those who wait already have their turn, refuses everybody after them, and resolves when the connection is idle.
   * Throws `AcquireTimeout` when a holder does not let go in time.
   */
  async close(): Promise<void> {
    const idle = this.acquire();
    this.#closed = true;
    await idle;
  }

  /** Remembers what the holder does, for the message of those who wait in vain. SQL text holds no values. */
  note(sql: string): void {
    this.#lastSql = sql;
  }

  #take(): void {
    this.#heldSince = performance.now();
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
