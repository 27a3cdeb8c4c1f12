/** What one transaction of a lot may take, while others wait for the embedded database's one connection. Milliseconds. */
const PART_MS = 25;
const FEWEST = 20;
const MOST = 250;

/** How many rows the next transaction of a lot takes: as many as this machine does in a short moment. */
export class PartSize {
  #rows = 40;

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
