import { LiveConnection } from './liveConnection';
import type { FromHub, ToHub } from './liveMessages';

/** Owns the browser's only stream for all its pages; its topics are those of all pages together. */
export class LiveHub {
  readonly #pages = new Map<string, readonly string[]>();
  readonly #connection: LiveConnection;

  constructor(private readonly broadcast: (message: FromHub) => void) {
    this.#connection = new LiveConnection(broadcast);
  }

  receive(message: ToHub): void {
    if (message.type === 'bye') this.#pages.delete(message.page);
    else this.#pages.set(message.page, message.topics);
    this.#connection.listenTo([...this.#pages.values()].flat());
    if (message.type !== 'topics') return;
    // A new page does not know the state of the stream yet.
    const { status, build } = this.#connection;
    this.broadcast({ type: 'status', status });
    if (build !== null) this.broadcast({ type: 'build', build });
  }
}
