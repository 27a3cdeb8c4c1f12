/** One change, as sent by `GET /live` (contract.md, "Live"). */
export interface LiveEvent {
  /** Name, e.g. `manifest.changed`. */
  event: string;
  topic: string;
  /** The changed record with its new version; never a patient's name. */
  body: Readonly<Record<string, unknown>>;
}

export interface LiveStatus {
  /** `polling`: another server, without a stream; screens fetch again every few minutes. */
  state: 'connecting' | 'live' | 'stale' | 'polling';
  /** When it became so, in milliseconds since 1970. */
  since: number;
}

/** From a page to the owner of the stream: all topics of this page. */
export type ToHub =
  { type: 'topics'; page: string; topics: readonly string[] } | { type: 'bye'; page: string };

/** From the owner of the stream to every page; each page selects its topics. */
export type FromHub =
  | { type: 'event'; event: LiveEvent }
  | { type: 'status'; status: LiveStatus }
  /** The build of the app that the server has. */
  | { type: 'build'; build: string }
  /** Something may have been missed: refetch. */
  | { type: 'gap' }
  /** The session is over, with the server's code. */
  | { type: 'lost'; statusCode: string | null; args: Readonly<Record<string, unknown>> }
  /** A new owner of the stream asks every page for its topics. */
  | { type: 'who' };

/** How a page talks to the hub. */
export interface LiveTransport {
  send: (message: ToHub) => void;
}
