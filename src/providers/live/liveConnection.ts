import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { ERROR_CODE } from '../../domain/wire/errorCodes';
import { BELL_REFRESH } from '../../domain/time/timings';
import { API_BASE } from '../apiBase';
import { bindingToken, refreshBinding } from '../binding';
import { readHttpError } from '../httpError';
import type { FromHub, LiveStatus } from './liveMessages';

/** First delay before a reconnect, doubled up to the maximum. Milliseconds. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
/** The server sends a heartbeat every 15 s: two missed ones mean that the line is dead. */
const SILENCE_MS = 35_000;
const BUILD_HEADER = 'x-app-build';

/** Answers that mean "no such call here". */
const NO_STREAM = new Set([404, 405, 501]);

type Outcome = 'again' | 'polling' | 'lost';

/**
 * Keeps one event stream open for a set of topics, in a worker or a tab. Resumes after the last message with
 * `Last-Event-ID`; if that is not possible, it reports a gap.
 */
export class LiveConnection {
  #topics = '';
  #lastId: string | null = null;
  #wait = FIRST_WAIT_MS;
  #abort: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #status: LiveStatus = { state: 'connecting', since: Date.now() };
  #build: string | null = null;

  constructor(private readonly send: (message: FromHub) => void) {}

  /** Of the app that the server has which answered last; null: it did not say. */
  get build(): string | null {
    return this.#build;
  }

  get status(): LiveStatus {
    return this.#status;
  }

  /** Opens the stream, or reopens it for another set of topics; an empty set closes it. */
  listenTo(topics: Iterable<string>): void {
    const wanted = [...new Set(topics)].sort().join(',');
    if (wanted === this.#topics && (wanted === '' || this.#abort || this.#timer)) return;
    this.#topics = wanted;
    this.#stop();
    if (wanted) void this.#run();
  }

  #stop(): void {
    this.#abort?.abort();
    this.#abort = null;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #become(state: LiveStatus['state']): void {
    if (this.#status.state === state) return;
    this.#status = { state, since: Date.now() };
    this.send({ type: 'status', status: this.#status });
  }

  async #run(): Promise<void> {
    const abort = new AbortController();
    this.#abort = abort;
    const outcome = await this.#stream(abort).catch((): Outcome => 'again');
    // Another call has replaced this one in the meantime.
    if (this.#abort !== abort) return;
    this.#abort = null;
    if (outcome === 'lost') return;
    if (outcome === 'polling') return this.#poll();
    this.#become('stale');
    this.#timer = setTimeout(
      () => {
        this.#timer = null;
        void this.#run();
      },
      this.#wait * (0.75 + Math.random() / 2),
    );
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  #poll(): void {
    this.#become('polling');
    this.#timer = setTimeout(() => {
      this.send({ type: 'gap' });
      this.#poll();
    }, BELL_REFRESH);
  }

  async #stream(abort: AbortController): Promise<Outcome> {
    if (!bindingToken()) await refreshBinding();
    let response = await this.#open(abort.signal);
    if (response.status === 401 && (await refreshBinding())) response = await this.#open(abort.signal);
    if (NO_STREAM.has(response.status)) return 'polling';
    if (response.status === 401) return this.#lose(response);
    if (!response.ok || !response.body) return 'again';
    this.#wait = FIRST_WAIT_MS;
    this.#become('live');
    this.#build = response.headers.get(BUILD_HEADER);
    if (this.#build !== null) this.send({ type: 'build', build: this.#build });
    await this.#read(response.body, abort);
    return 'again';
  }

  async #lose(response: Response): Promise<Outcome> {
    const { statusCode, args } = readHttpError(response, await response.text());
    // A failed renewal of the binding has no reason of its own; the refusal of the renewal itself is
    // reported.
    this.send({ type: 'lost', statusCode: statusCode === ERROR_CODE.staleBinding ? null : statusCode, args });
    return 'lost';
  }

  #open(signal: AbortSignal): Promise<Response> {
    const headers = new Headers({ Accept: 'text/event-stream' });
    const token = bindingToken();
    if (token) headers.set('Authorization', token);
    if (this.#lastId) headers.set('Last-Event-ID', this.#lastId);
    const query = new URLSearchParams({ topics: this.#topics });
    return fetch(`${API_BASE}/live?${query.toString()}`, {
      headers,
      signal,
      credentials: 'include',
      cache: 'no-store',
    });
  }

  async #read(body: ReadableStream<Uint8Array>, abort: AbortController): Promise<void> {
    const parser = createParser({
      onEvent: (message) => this.#hear(message),
      // A heartbeat contains the current position of the stream: the next resume starts there.
      onComment: (comment) => {
        if (/^\d+$/.test(comment.trim())) this.#lastId = comment.trim();
      },
    });
    const reader = body
      .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
      .getReader();
    let silence = setTimeout(() => abort.abort(), SILENCE_MS);
    const onAbort = () => void reader.cancel().catch(() => undefined);
    abort.signal.addEventListener('abort', onAbort);
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        clearTimeout(silence);
        silence = setTimeout(() => abort.abort(), SILENCE_MS);
        parser.feed(value);
      }
    } finally {
      clearTimeout(silence);
      abort.signal.removeEventListener('abort', onAbort);
    }
  }

  #hear({ id, event, data }: EventSourceMessage): void {
    if (id) this.#lastId = id;
    // `hello`: the stream starts here, and data that a screen fetched before may be older.
    if (event === 'hello' || event === 'resync') return this.send({ type: 'gap' });
    const body: unknown = JSON.parse(data);
    if (typeof body !== 'object' || body === null) return;
    const { topic, ...rest } = body as Record<string, unknown>;
    if (typeof topic === 'string')
      this.send({ type: 'event', event: { event: event ?? 'message', topic, body: rest } });
  }
}
