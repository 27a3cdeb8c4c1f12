import { vi } from 'vitest';

export interface WireCall {
  method: string;
  /** Path without base and query. */
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

type Reply = Response | { status?: number; json: unknown; headers?: Record<string, string> };
type Answer = unknown[] | Reply | ((call: WireCall) => unknown[] | Reply | Promise<unknown[] | Reply>);

function toResponse(reply: unknown[] | Reply): Response {
  if (reply instanceof Response) return reply;
  const { status = 200, json, headers } = Array.isArray(reply) ? { json: reply, headers: {} } : reply;
  return new Response(JSON.stringify(json), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

export interface Wire {
  calls: WireCall[];
  /** Calls to one path, oldest first. */
  to: (method: string, path: string) => WireCall[];
  /** Changes what a path answers from now on. */
  answer: (route: string, answer: Answer) => void;
}

/**
 * Stands in for the network, not for a server: exact answers by `METHOD /path`, everything that was asked on record. A
 * list's `total_items` follows its rows; what nobody named is 404.
 */
export function fakeWire(routes: Record<string, Answer>): Wire {
  const answers = new Map(Object.entries(routes));
  const calls: WireCall[] = [];

  async function reply(call: WireCall): Promise<Response> {
    const exact = answers.get(`${call.method} ${call.path}`);
    if (exact !== undefined) return toResponse(typeof exact === 'function' ? await exact(call) : exact);
    if (call.path.endsWith('/total_items')) {
      const rows = answers.get(`${call.method} ${call.path.replace(/\/total_items$/, '')}`);
      const found = typeof rows === 'function' ? await rows(call) : rows;
      if (Array.isArray(found)) return toResponse({ json: { total_items: found.length } });
      if (found) return toResponse(found);
    }
    return toResponse({ status: 404, json: { status_code: 'nf001', message: 'Not found' } });
  }

  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://app.test');
    const call: WireCall = {
      method: init.method ?? 'GET',
      path: url.pathname.replace(/^\/api/, ''),
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      headers: new Headers(init.headers),
    };
    calls.push(call);
    return reply(call);
  });
  return {
    calls,
    to: (method, path) => calls.filter((call) => call.method === method && call.path === path),
    answer: (route, answer) => void answers.set(route, answer),
  };
}
