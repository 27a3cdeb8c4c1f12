import { setTimeout as sleep } from 'node:timers/promises';
import { listCopies, readMarks } from '../../server/platform/backup/backupFolder';
import { followPostgres } from '../../tools/backup/followPostgres';

type Following = Parameters<typeof followPostgres>[0];

/** A disk that is slow for ten seconds ends `npm run backup -- --follow`; whoever keeps it running starts it again. */
const STARTS = 5;
const AGAIN_MS = 1_000;

/** A PostgreSQL server is copied until `stop`, as by `npm run backup -- --follow` under a supervisor. */
export class SupervisedCopies {
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;
  #isOver = false;

  constructor(
    private readonly following: Following,
    private readonly everyMs: number,
  ) {
    this.#running = this.#supervise().finally(() => (this.#isOver = true));
    // Whoever waits for a copy hears of it.
    this.#running.catch(() => undefined);
  }

  async #supervise(): Promise<void> {
    const { signal } = this.#stopping;
    for (let starts = 1; ; starts++)
      try {
        return await followPostgres(this.following, { signal, everyMs: this.everyMs });
      } catch (error) {
        if (signal.aborted || starts === STARTS) throw error;
        await sleep(AGAIN_MS);
      }
  }

  /** Waits for a mark behind `at`: until then everything is copied. Throws when the copying has ended for good. */
  async copiedAfter(at: Date): Promise<void> {
    while (!this.#isOver) {
      const [copy] = await listCopies(this.following.folder);
      if (copy && (await readMarks(copy.path)).some((mark) => new Date(mark.at) > at)) return;
      await sleep(200);
    }
    await this.#running;
    throw new Error('The copying was stopped');
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }
}
