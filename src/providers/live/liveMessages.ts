/** One change, as `GET /live` tells it (contract.md, "Live"). */
export interface LiveEvent {
  /** Name, e.g. `manifest.changed`. */
  event: string;
  topic: string;
  /** What changed, with its new version; never a patient's name. */
  body: Readonly<Record<string, unknown>>;
}

export interface LiveStatus {
  /** `polling`: another server, which has no stream; screens refetch every few minutes. */
  state: 'connecting' | 'live' | 'stale' | 'polling';
  /** When it became so, in milliseconds since 1970. */
  since: number;
}

/** From a page to the one that holds the stream: all topics that this page listens to now. */
export type ToHub =
  { type: 'topics'; page: string; topics: readonly string[] } | { type: 'bye'; page: string };

/** From the one that holds the stream to every page; each page picks its topics. */
export type FromHub =
  | { type: 'event'; event: LiveEvent }
  | { type: 'status'; status: LiveStatus }
  /** Something may have been missed: refetch. */
  | { type: 'gap' }
  /** The session is over, with the code that the server gave. */
  | { type: 'lost'; statusCode: string | null; args: Readonly<Record<string, unknown>> }
  /** A new holder of the stream asks every page for its topics. */
  | { type: 'who' };
