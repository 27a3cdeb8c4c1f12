import { MINUTE_MS } from '../../../src/domain/time/durations';

/** Time as the machine has it; a test brings its own. */
export interface Clock {
  now(): Date;
  /** Rejects with the signal's reason when it is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const MACHINE_CLOCK: Clock = {
  now: () => new Date(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const stop = () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, ms);
      signal.addEventListener('abort', stop, { once: true });
    }),
};

/**
 * One driver's simulated time. It runs `speed` times as fast as the clock, so only the waiting is compressed: what
 * happens is stamped with the real time, for nothing may lie in the future. Infinity waits for nothing.
 */
export class Pace {
  readonly #began: number;
  #at: number;

  constructor(
    private readonly clock: Clock,
    readonly speed: number,
    /** Simulated time at which all begin. Milliseconds. */
    private readonly start: number,
    private readonly signal: AbortSignal,
  ) {
    this.#began = clock.now().getTime();
    this.#at = start;
  }

  /** Real milliseconds that so many simulated minutes take. */
  real(minutes: number): number {
    return (minutes * MINUTE_MS) / this.speed;
  }

  async wait(minutes: number): Promise<void> {
    await this.until(this.#at + minutes * MINUTE_MS);
  }

  /** Waits until a simulated instant, in milliseconds; one that has passed already costs nothing. */
  async until(instant: number): Promise<void> {
    this.signal.throwIfAborted();
    this.#at = Math.max(this.#at, instant);
    const due = this.#began + (this.#at - this.start) / this.speed;
    const left = due - this.clock.now().getTime();
    if (left > 0) await this.clock.sleep(left, this.signal);
  }
}
