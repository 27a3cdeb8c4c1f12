import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setBindingToken } from '../../src/providers/binding';
import type { FromHub } from '../../src/providers/live/liveMessages';
import { openTransport } from '../../src/providers/live/liveTransport';

/** The lock of one browser: one holder at a time, the others in order. `leave` is what closing the tab does. */
class FakeLocks {
  readonly #queue: (() => Promise<unknown>)[] = [];
  #isHeld = false;

  request(_name: string, hold: () => Promise<unknown>): Promise<unknown> {
    this.#queue.push(hold);
    this.#next();
    return new Promise(() => undefined);
  }

  leave(): void {
    this.#isHeld = false;
    this.#next();
  }

  #next(): void {
    if (this.#isHeld) return;
    const hold = this.#queue.shift();
    if (!hold) return;
    this.#isHeld = true;
    queueMicrotask(() => void hold());
  }
}

interface Opened {
  topics: string;
  isClosed: () => boolean;
  send: (text: string) => void;
}

function stubStreams(): Opened[] {
  const opened: Opened[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const topics = new URL(url, 'http://app.test').searchParams.get('topics') ?? '';
    let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
    const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
    opened.push({
      topics,
      isClosed: () => init.signal?.aborted === true,
      send: (text) => controller?.enqueue(new TextEncoder().encode(text)),
    });
    return new Response(body);
  });
  return opened;
}

/**
 * A tab: what it hears, and how it asks for topics; it answers the question of a new leader as a page does. To be closed
 * like a real one, without a word, it takes its channels with it.
 */
function openTab(page: string, topics: readonly string[]) {
  const heard: FromHub[] = [];
  const channels: BroadcastChannel[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class extends RealChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  );
  const tell = () => transport.send({ type: 'topics', page, topics });
  const transport = openTransport((message) => {
    heard.push(message);
    if (message.type === 'who') tell();
  });
  tell();
  return {
    heard,
    /** The leader's own hub forgets all pages, so that its stream ends here as it does with a closed tab. */
    vanish: (pages: readonly string[]) => {
      for (const each of pages) transport.send({ type: 'bye', page: each });
      channels.forEach((channel) => channel.close());
    },
    leave: () => transport.send({ type: 'bye', page }),
  };
}

const RealChannel = BroadcastChannel;
const openOnes = (streams: readonly Opened[]) => streams.filter((stream) => !stream.isClosed());
const change = 'id: 6\nevent: manifest.changed\ndata: {"topic":"dispatch:2026-11-20","manifest_id":3}\n\n';
const changed: FromHub = {
  type: 'event',
  event: { event: 'manifest.changed', topic: 'dispatch:2026-11-20', body: { manifest_id: 3 } },
};

let locks: FakeLocks;
beforeEach(() => {
  setBindingToken('bind');
  locks = new FakeLocks();
  vi.stubGlobal('SharedWorker', undefined);
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
});

describe('a browser without SharedWorker (contract.md, "Live")', () => {
  it('opens one stream for two tabs, and the second takes over when the first goes', async () => {
    const streams = stubStreams();
    const first = openTab('first', ['notifications']);
    await vi.waitFor(() => expect(openOnes(streams).map(({ topics }) => topics)).toEqual(['notifications']));

    const second = openTab('second', ['dispatch:2026-11-20']);
    // The topics of both, on one stream.
    await vi.waitFor(() =>
      expect(openOnes(streams).map(({ topics }) => topics)).toEqual(['dispatch:2026-11-20,notifications']),
    );
    openOnes(streams)[0]?.send(change);
    await vi.waitFor(() => expect(second.heard).toContainEqual(changed));
    expect(first.heard).toContainEqual(changed);

    first.vanish(['first', 'second']);
    second.heard.length = 0;
    locks.leave();
    await vi.waitFor(() => expect(second.heard).toContainEqual({ type: 'who' }));
    // One more stream, for the tab that is left.
    await vi.waitFor(() =>
      expect(openOnes(streams).map(({ topics }) => topics)).toEqual(['dispatch:2026-11-20']),
    );
    streams.at(-1)?.send(change);
    await vi.waitFor(() => expect(second.heard).toContainEqual(changed));
    second.leave();
    await vi.waitFor(() => expect(streams.at(-1)?.isClosed()).toBe(true));
    second.vanish(['second']);
  });

  it('opens a stream of its own where there is no lock to share it by', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    const streams = stubStreams();
    const tab = openTab('only', ['notifications']);
    await vi.waitFor(() => expect(streams.map(({ topics }) => topics)).toEqual(['notifications']));
    tab.leave();
    await vi.waitFor(() => expect(streams[0]?.isClosed()).toBe(true));
  });
});
