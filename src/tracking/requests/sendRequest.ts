import type { MessageWish, RecipientWish } from '../../domain/conversations/recipientRequest';

/** What became of a request. `late`: it is not possible any more. */
export type SentRequest = 'done' | 'late' | 'refused' | 'busy' | 'unreachable';

const BASE = import.meta.env.VITE_API_URL ?? '/api';
/** Milliseconds. */
const PATIENCE_MS = 15_000;

const BY_STATUS: Readonly<Record<number, SentRequest>> = {
  // A rule of the run refuses the window: nothing that a recipient could answer.
  400: 'late',
  404: 'late',
  409: 'late',
  429: 'busy',
};

/** A name of the request that stays the same at every try. Not every phone has `randomUUID` without https. */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

type Wish = RecipientWish | MessageWish;

function bodyOf(wish: Wish): object {
  if (wish.request !== 'window') return wish;
  return { request: wish.request, ...wish.window };
}

/** Sends one time. Never rejects: without a connection it is `unreachable`. */
export async function sendRequest(token: string, wish: Wish, key: string): Promise<SentRequest> {
  try {
    const answer = await fetch(`${BASE}/tracking/${encodeURIComponent(token)}/requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(bodyOf(wish)),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.ok) return 'done';
    return BY_STATUS[answer.status] ?? (answer.status < 500 ? 'refused' : 'unreachable');
  } catch {
    // The form says that there is no connection, and keeps what was entered.
    return 'unreachable';
  }
}
