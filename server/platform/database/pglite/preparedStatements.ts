/** Statements that are kept prepared; a command has about twenty. */
const MOST = 400;
/** A plan that was made for a small table is not kept while the table grows. Milliseconds. */
const KEPT_MS = 10_000;

/** Which statement a query runs, and what has to be done before. */
export interface PreparedUse {
  /** Empty: PostgreSQL's unnamed statement. */
  name: string;
  /** False when the connection knows it. */
  isNew: boolean;
  /** Names to be closed in the same message. */
  close: readonly string[];
}

interface Kept {
  name: string;
  /** When it was prepared. Milliseconds. */
  since: number;
}

export const UNNAMED: PreparedUse = { name: '', isNew: true, close: [] };

/**
 * The statements that the one connection of the embedded database has prepared. Planning costs it more than running a
 * statement of a command, so what comes a second time is kept, and the least used is given up beyond a limit. Names are
 * never used twice, so that a statement of which it is unknown whether it exists is simply closed.
 */
export class PreparedStatements {
  readonly #names = new Map<string, Kept>();
  readonly #seen = new Set<string>();
  #doubtful: string[] = [];
  #counter = 0;

  /** `now` in milliseconds, of a clock that only goes on. */
  use(sql: string, now: number): PreparedUse {
    const known = this.#names.get(sql);
    if (known && now - known.since < KEPT_MS) {
      // The map's order is that of use.
      this.#names.delete(sql);
      this.#names.set(sql, known);
      return { name: known.name, isNew: false, close: [] };
    }
    if (!known && !this.#seen.has(sql)) {
      if (this.#seen.size >= MOST) this.#seen.clear();
      this.#seen.add(sql);
      return UNNAMED;
    }
    this.forget(sql);
    const close = this.#doubtful;
    this.#doubtful = [];
    const [oldest] = this.#names;
    if (this.#names.size >= MOST && oldest) {
      this.#names.delete(oldest[0]);
      close.push(oldest[1].name);
    }
    const name = `s${(this.#counter += 1)}`;
    this.#names.set(sql, { name, since: now });
    return { name, isNew: true, close };
  }

  /** A query with it failed: it may not exist, or no longer fit the tables. */
  forget(sql: string): void {
    const known = this.#names.get(sql);
    if (!known) return;
    this.#names.delete(sql);
    this.#doubtful.push(known.name);
  }

  /** The tables have changed. */
  forgetAll(): void {
    for (const { name } of this.#names.values()) this.#doubtful.push(name);
    this.#names.clear();
  }
}
