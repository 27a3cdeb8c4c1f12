import { createParser, type EventSourceMessage } from 'eventsource-parser';

export interface StreamedEvent {
  id: number;
  event: string;
  data: Record<string, unknown>;
}

export interface EventStream {
  status: number;
  headers: Headers;
  /** What came so far. */
  events: StreamedEvent[];
  /** Waits for the next event of the name that has not been asked for yet; throws after 5 s. */
  next(event: string): Promise<StreamedEvent>;
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  close(): void;
}

const PATIENCE_MS = 5_000;

function toEvent({ id, event, data }: EventSourceMessage): StreamedEvent {
  return { id: Number(id), event: event ?? 'message', data: JSON.parse(data) as Record<string, unknown> };
}

async function pump(body: ReadableStream<Uint8Array>, feed: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  for await (const chunk of body) feed(decoder.decode(chunk, { stream: true }));
}

/** Opens an event stream over a real socket. */
export async function openStream(url: string, headers: Record<string, string>): Promise<EventStream> {
  const cut = new AbortController();
  const response = await fetch(url, { headers, signal: cut.signal });
  const events: StreamedEvent[] = [];
  let taken = 0;
  let wake: () => void = () => undefined;
  const parser = createParser({
    onEvent: (message) => {
      events.push(toEvent(message));
      wake();
    },
  });
  const reading = response.body ? pump(response.body, (text) => parser.feed(text)) : Promise.resolve();
  // A stream that is cut, by us or by the server, is over.
  const ended = reading.catch(() => undefined);

  return {
    status: response.status,
    headers: response.headers,
    events,
    ended,
    close: () => cut.abort(),
    async next(name) {
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const index = events.findIndex((event, at) => at >= taken && event.event === name);
        const found = events[index];
        if (found) {
          taken = index + 1;
          return found;
        }
        const left = deadline - Date.now();
        if (left <= 0)
          throw new Error(`No ${name} came; there were: ${events.map((each) => each.event).join(', ')}`);
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, left);
        });
      }
    },
  };
}
