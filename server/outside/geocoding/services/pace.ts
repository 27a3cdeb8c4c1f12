import { setTimeout as sleep } from 'node:timers/promises';

/** Lets one through at a time, so many milliseconds apart, in the order in which they came. */
export class Pace {
  #last: Promise<void> = Promise.resolve();
  #next = 0;

  constructor(private readonly pause: number) {}

  turn(): Promise<void> {
    const turn = this.#last.then(async () => {
      const wait = this.#next - performance.now();
      if (wait > 0) await sleep(wait);
      this.#next = performance.now() + this.pause;
    });
    this.#last = turn;
    return turn;
  }
}
