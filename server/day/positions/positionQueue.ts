import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerContext } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import type { Position } from './judgePosition';
import { storePositions } from './storePositions';

/** Positions of one transaction: some hundred milliseconds of work. */
const MOST = 5_000;

/** One transaction in so many milliseconds in the long run, as each costs the database as much as hundreds of positions. */
const PACE_MS = 100;
/** So many may follow each other at once after a quiet time. */
const FREE = 20;

interface Report {
  positions: readonly Position[];
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Stores what devices report in the order in which it comes. What comes within a moment of the last transaction shares the
 * next one: however many devices there are, the office's own queries meet ten transactions a second, and a few devices
 * wait for nobody.
 */
export class PositionQueue {
  #waiting: Report[] = [];
  #isBusy = false;
  /** When the next transaction would start at the pace. */
  #due = -Infinity;

  constructor(private readonly context: Pick<ServerContext, 'db' | 'clock'>) {}

  /** Resolves once the positions are stored; rejects where they cannot be. */
  add(positions: readonly Position[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ positions, resolve, reject });
      if (!this.#isBusy) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    while (this.#waiting.length > 0) {
      await this.#keepPace();
      await this.#storeTogether(this.#next());
    }
    this.#isBusy = false;
  }

  async #keepPace(): Promise<void> {
    const early = this.#due - performance.now();
    if (early > 0) await sleep(early);
    this.#due = Math.max(this.#due, performance.now() - FREE * PACE_MS) + PACE_MS;
  }

  #next(): Report[] {
    let count = 0;
    const end = this.#waiting.findIndex(({ positions }) => (count += positions.length) > MOST);
    return this.#waiting.splice(0, end < 0 ? this.#waiting.length : Math.max(1, end));
  }

  /** One that cannot be stored takes no other one with it. */
  async #storeTogether(reports: readonly Report[]): Promise<void> {
    try {
      await inTransaction(this.context.db, (trx) =>
        storePositions(
          trx,
          reports.flatMap(({ positions }) => positions),
          this.context.clock(),
        ),
      );
      for (const { resolve } of reports) resolve();
    } catch (error) {
      const [only] = reports;
      if (reports.length === 1) only?.reject(error);
      else for (const report of reports) await this.#storeTogether([report]);
    }
  }
}
