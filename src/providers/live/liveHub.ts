import { LiveConnection } from './liveConnection';
import type { FromHub, ToHub } from './liveMessages';

/** Holds the one stream of the browser for all its pages: the topics of the stream are those of the pages together. */
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
    // A page that joins has not heard how the stream is.
    if (message.type === 'topics') this.broadcast({ type: 'status', status: this.#connection.status });
  }
}
