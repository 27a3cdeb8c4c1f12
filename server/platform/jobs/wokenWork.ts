import type { Database } from '../database/database';

interface Woken {
  database: Pick<Database, 'listen'>;
  /** NOTIFY channel on which others say that there is work. */
  channel: string;
  /** How often work is looked for although nothing was heard. */
  pollMs: number;
  look: () => Promise<void>;
  /** A look has failed. The next one waits for this. */
  failed: (error: unknown) => void | Promise<void>;
}

/**
 * Looks for work when it is woken and every so often, one look at a time: a wake in the middle of a look makes it look
 * once more.
 */
export class WokenWork {
  #stopListening: (() => Promise<void>) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #isStale = false;
  #isRunning = false;

  constructor(private readonly woken: Woken) {}

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** The look under way. */
  get looking(): Promise<void> | undefined {
    return this.#looking;
  }

  async start(): Promise<void> {
    const { database, channel, pollMs } = this.woken;
    this.#isRunning = true;
    this.#stopListening = await database.listen(channel, () => this.wake());
    this.#timer = setInterval(() => this.wake(), pollMs).unref();
    this.wake();
  }

  wake(): void {
    this.#isStale = true;
    if (this.#isRunning) this.#looking ??= this.#lookWhileStale();
  }

  /** Begins no look any more and waits for the one under way. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    clearInterval(this.#timer);
    await this.#stopListening?.();
    await this.#looking;
  }

  async #lookWhileStale(): Promise<void> {
    while (this.#isStale && this.#isRunning) {
      this.#isStale = false;
      try {
        await this.woken.look();
      } catch (error) {
        await this.woken.failed(error);
      }
    }
    this.#looking = undefined;
  }
}
