/**
 * Time limit for one transaction of a lot, because other requests wait for the embedded database's one connection.
 * Milliseconds.
 */
const PART_MS = 40;
/** With fewer a busy machine would spend its time on beginning and ending. */
const FEWEST = 50;
const MOST = 250;

/** How many rows the next transaction of a lot takes: as many as this machine does in a short moment. */
export class PartSize {
  #rows = FEWEST;

  get rows(): number {
    return this.#rows;
  }

  /** Measures one part, and sizes the next one by it. */
  async measure(write: () => Promise<void>): Promise<void> {
    const started = performance.now();
    await write();
    const ms = Math.max(1, performance.now() - started);
    // Half the way, so that one slow part does not shrink all that follow.
    const fitting = (this.#rows + (this.#rows * PART_MS) / ms) / 2;
    this.#rows = Math.round(Math.min(MOST, Math.max(FEWEST, fitting)));
  }
}
