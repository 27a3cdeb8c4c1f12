import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setBindingToken } from '../../src/providers/binding';
import { LiveConnection } from '../../src/providers/live/liveConnection';
import type { FromHub } from '../../src/providers/live/liveMessages';

interface Opened {
  url: string;
  headers: Headers;
  send: (text: string) => void;
  end: () => void;
}

/** Opens a stream that the test writes to. */
function stubStream(status = 200): Opened[] {
  const opened: Opened[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (status !== 200) return new Response('{}', { status });
    let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
    const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
    opened.push({
      url,
      headers: new Headers(init.headers),
      send: (text) => controller?.enqueue(new TextEncoder().encode(text)),
      end: () => controller?.close(),
    });
    return new Response(body, { status, headers: { 'x-app-build': `build ${opened.length}` } });
  });
  return opened;
}

beforeEach(() => setBindingToken('bind'));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('live stream (contract.md, "Live")', () => {
  it('hears events by topic, resumes after the last one, and says when it is stale', async () => {
    const heard: FromHub[] = [];
    const opened = stubStream();
    const live = new LiveConnection((message) => heard.push(message));
    live.listenTo(['session', 'dispatch:2026-11-20', 'session']);
    await vi.waitFor(() => expect(live.status.state).toBe('live'));
    expect(opened[0]?.url).toBe('/api/live?topics=dispatch%3A2026-11-20%2Csession');
    expect(opened[0]?.headers.get('authorization')).toBe('bind');

    opened[0]?.send('id: 5\nevent: hello\ndata: {}\n\n');
    opened[0]?.send(
      'id: 6\nevent: manifest.changed\ndata: {"topic":"dispatch:2026-11-20","manifest_id":3}\n\n: 9\n\n',
    );
    await vi.waitFor(() =>
      expect(heard).toContainEqual({
        type: 'event',
        event: { event: 'manifest.changed', topic: 'dispatch:2026-11-20', body: { manifest_id: 3 } },
      }),
    );
    expect(heard).toContainEqual({ type: 'gap' });
    expect(heard).toContainEqual({ type: 'build', build: 'build 1' });

    opened[0]?.end();
    await vi.waitFor(() => expect(live.status.state).toBe('stale'));
    await vi.waitFor(() => expect(opened).toHaveLength(2), { timeout: 2_000 });
    // The heartbeat told how far the stream was.
    expect(opened[1]?.headers.get('last-event-id')).toBe('9');
    await vi.waitFor(() => expect(live.status.state).toBe('live'));

    heard.length = 0;
    opened[1]?.send('id: 900\nevent: resync\ndata: {}\n\n');
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'gap' }]));
    live.listenTo([]);
  });

  it('falls back to polling where there is no stream (another server)', async () => {
    stubStream(404);
    const live = new LiveConnection(() => undefined);
    live.listenTo(['notifications']);
    await vi.waitFor(() => expect(live.status.state).toBe('polling'));
    live.listenTo([]);
  });

  it('tells that the session is over', async () => {
    const heard: FromHub[] = [];
    stubStream(401);
    new LiveConnection((message) => heard.push(message)).listenTo(['session']);
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'lost', statusCode: null, args: {} }]));
  });
});
