/** Durations are counted in steps of 10 %, from a tenth of a millisecond on: the share below any of them is known that well. */
const STEP = 1.1;
const FIRST_MS = 0.1;
const STEPS = 160;

function stepOf(ms: number): number {
  const step = Math.ceil(Math.log(Math.max(ms, FIRST_MS) / FIRST_MS) / Math.log(STEP));
  return Math.min(STEPS - 1, Math.max(0, step));
}

export interface Counts {
  /** Of how many seconds. */
  seconds: number;
  requests: number;
  /** Answers of 5xx. */
  failures: number;
  commands: number;
  /** 19 of 20 answers took no longer, in milliseconds; null: there was none. */
  p95_ms: number | null;
  /** Of the slowest automatic plan; null: there was none. */
  plan_seconds: number | null;
}

/** What a server has answered since it was last asked, in constant room however much it was. */
export class MinuteCounts {
  readonly #steps = new Uint32Array(STEPS);
  #since = performance.now();
  #requests = 0;
  #failures = 0;
  #commands = 0;
  #slowestPlan: number | null = null;

  countRequest(status: number, seconds: number): void {
    this.#requests++;
    if (status >= 500) this.#failures++;
    const step = stepOf(seconds * 1000);
    this.#steps[step] = (this.#steps[step] ?? 0) + 1;
  }

  countCommand(): void {
    this.#commands++;
  }

  countPlan(seconds: number): void {
    this.#slowestPlan = Math.max(this.#slowestPlan ?? 0, seconds);
  }

  /** The counts until now. */
  read(): Counts {
    return {
      seconds: (performance.now() - this.#since) / 1000,
      requests: this.#requests,
      failures: this.#failures,
      commands: this.#commands,
      p95_ms: this.#quantile(0.95),
      plan_seconds: this.#slowestPlan,
    };
  }

  /** The counts until now, and begins anew. */
  take(): Counts {
    const counts = this.read();
    this.#since = performance.now();
    this.#requests = this.#failures = this.#commands = 0;
    this.#slowestPlan = null;
    this.#steps.fill(0);
    return counts;
  }

  #quantile(share: number): number | null {
    if (this.#requests === 0) return null;
    let left = Math.ceil(this.#requests * share);
    const step = this.#steps.findIndex((count) => (left -= count) <= 0);
    return Math.round(FIRST_MS * STEP ** step * 10) / 10;
  }
}
