/**
 * Ids of the files that the server creates for this user in the background, newest first. Stored in the
 * browser (spec §3) so that a reload loses none; they are not personal data, and signing out clears them.
 */
const KEY = 'ASYNC_REQUESTS';
const MAX_STORED = 20;
const UUID = /^[0-9a-f-]{36}$/i;

const listeners = new Set<() => void>();
let cached: { text: string | null; uuids: readonly string[] } = { text: null, uuids: [] };

function parse(text: string | null): readonly string[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return [];
    return stored.filter((one): one is string => typeof one === 'string' && UUID.test(one));
  } catch (error) {
    // A foreign value under this key is ignored.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** The same array until something changes. */
export function readAsyncRequests(): readonly string[] {
  const text = localStorage.getItem(KEY);
  if (text !== cached.text) cached = { text, uuids: parse(text) };
  return cached.uuids;
}

function write(uuids: readonly string[]): void {
  localStorage.setItem(KEY, JSON.stringify(uuids.slice(0, MAX_STORED)));
  listeners.forEach((listener) => listener());
}

export function keepAsyncRequest(uuid: string): void {
  write([uuid, ...readAsyncRequests().filter((one) => one !== uuid)]);
}

export function forgetAsyncRequest(uuid: string): void {
  write(readAsyncRequests().filter((one) => one !== uuid));
}

/** Other tabs change the list too. */
export function subscribeAsyncRequests(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
