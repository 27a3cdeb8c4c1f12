import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import type { Caller } from '../bench/caller';

const AGAIN_MS = 200;

/** An open page: it hears of changes, and resumes where it was when its stream breaks. */
export class LiveListener {
  /** `id version` of every record that it has heard of. */
  readonly heard = new Set<string>();
  connections = 0;
  /** How often it was told to fetch everything anew. */
  resyncs = 0;
  readonly #over = new AbortController();
  #lastId: string | null = null;
  #running: Promise<void> | null = null;

  constructor(
    private readonly caller: Caller,
    private readonly topics: string,
  ) {}

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#over.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#over.signal.aborted) {
      await this.#listen().catch(() => undefined);
      await sleep(AGAIN_MS, undefined, { signal: this.#over.signal }).catch(() => undefined);
    }
  }

  async #listen(): Promise<void> {
    const headers: Record<string, string> = this.#lastId === null ? {} : { 'last-event-id': this.#lastId };
    const answer = await this.caller.get(`/live?topics=${this.topics}`, headers);
    if (!answer.ok || !answer.body) return void (await answer.text());
    this.connections += 1;
    const parser = createParser({
      onEvent: ({ id, event, data }) => {
        if (id) this.#lastId = id;
        if (event === 'resync') this.resyncs += 1;
        const { id: record, version } = JSON.parse(data) as { id?: number; version?: number };
        if (record !== undefined) this.heard.add(`${record} ${version}`);
      },
      onComment: (comment) => {
        if (/^\d+$/.test(comment.trim())) this.#lastId = comment.trim();
      },
    });
    const reader = answer.body.getReader();
    const onOver = () => void reader.cancel().catch(() => undefined);
    this.#over.signal.addEventListener('abort', onOver);
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parser.feed(decoder.decode(value, { stream: true }));
    }
    this.#over.signal.removeEventListener('abort', onOver);
  }
}
