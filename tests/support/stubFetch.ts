import { vi } from 'vitest';

export interface Call {
  method: string;
  /** Path and query, without the base. */
  url: string;
  headers: Headers;
  body: unknown;
}

export interface StubAnswer {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
}

/** Stands in for the wire under the provider: answers by method and URL, and remembers what was asked. */
export function stubFetch(answer: (call: Call) => StubAnswer | Promise<StubAnswer>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const call: Call = {
      method: init.method ?? 'GET',
      url: input.replace(/^\/api/, ''),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    calls.push(call);
    if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    const { status = 200, json, text, headers } = await answer(call);
    return new Response(status === 204 ? null : (text ?? JSON.stringify(json ?? null)), { status, headers });
  });
  return calls;
}
