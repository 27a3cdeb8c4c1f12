import type { ServerResponse } from 'node:http';
import type { Actor } from './actor';
import { isFor } from './liveTopics';
import type { OutboxEntry } from './outboxFeed';

// A client that does not read is cut off at this backlog; it resumes from the last id that it has.
const MAX_BACKLOG_BYTES = 256 * 1024;

/** One open event stream. Writes each entry once, in order, whether it comes from the past or live. */
export class LiveStream {
  #position: number;
  #waiting: OutboxEntry[] | null = [];

  constructor(
    private readonly response: ServerResponse,
    readonly actor: Actor,
    private readonly topics: ReadonlySet<string>,
    position: number,
  ) {
    this.#position = position;
  }

  /** A live entry: kept back until the past has been written. */
  push(entry: OutboxEntry): void {
    if (this.#waiting) this.#waiting.push(entry);
    else this.#write(entry);
  }

  /** Writes the missed entries, then switches to live entries. */
  catchUp(missed: readonly OutboxEntry[]): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const entry of [...missed, ...waiting]) this.#write(entry);
  }

  /** A message that is not from the outbox: `hello` (where the stream begins), `resync` (refetch all). */
  announce(event: 'hello' | 'resync', seq: number): void {
    this.#position = seq;
    this.#send(`id: ${seq}\nevent: ${event}\ndata: {}\n\n`);
  }

  heartbeat(): void {
    this.#send(`: ${this.#position}\n\n`);
  }

  end(): void {
    this.response.end();
  }

  #write(entry: OutboxEntry): void {
    if (entry.seq <= this.#position) return;
    this.#position = entry.seq;
    if (!isFor(this.actor, this.topics, entry)) return;
    this.#send(
      `id: ${entry.seq}\nevent: ${entry.event}\ndata: ${JSON.stringify({ topic: entry.topic, ...entry.body })}\n\n`,
    );
  }

  #send(text: string): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    if (this.response.writableLength > MAX_BACKLOG_BYTES) this.response.destroy();
    else this.response.write(text);
  }
}
