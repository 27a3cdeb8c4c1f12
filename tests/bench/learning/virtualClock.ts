import type { Clock } from '../../../server/demo/drivers/pace';

interface Sleeper {
  wakesAt: number;
  wake: () => void;
}

/**
 * A clock that goes on when nobody works: as soon as all who are there sleep, it is the time at which the first of them
 * wakes. So a day of several drivers lasts as long as their calls, and each call is stamped with its time of the day.
 */
export class VirtualClock implements Clock {
  #at: number;
  #present = 0;
  #sleepers: Sleeper[] = [];

  constructor(start: Date) {
    this.#at = start.getTime();
  }

  readonly now = (): Date => new Date(this.#at);

  set(at: Date): void {
    this.#at = at.getTime();
  }

  /** Does something as one of those whom the clock waits for. */
  async with<T>(work: () => Promise<T>): Promise<T> {
    this.#present += 1;
    try {
      return await work();
    } finally {
      this.#present -= 1;
      this.#goOn();
    }
  }

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    return new Promise((wake) => {
      this.#sleepers.push({ wakesAt: this.#at + ms, wake });
      this.#goOn();
    });
  }

  #goOn(): void {
    if (this.#sleepers.length < this.#present || this.#sleepers.length === 0) return;
    const next = this.#sleepers.reduce((first, each) => (each.wakesAt < first.wakesAt ? each : first));
    this.#sleepers = this.#sleepers.filter((each) => each !== next);
    this.#at = Math.max(this.#at, next.wakesAt);
    next.wake();
  }
}
