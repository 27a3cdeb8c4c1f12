import type { TrackingView } from '../domain/stops/trackingView';
import { wireLanguage } from '../domain/wire/wireLanguage';
import type { Language } from '../domain/wire/languages';
import { readTracking } from './readTracking';

export type TrackingAnswer =
  | { kind: 'view'; view: TrackingView; etag: string | null }
  | { kind: 'unchanged' }
  /** Wrong, expired and revoked links look the same (contract.md, Tracking). */
  | { kind: 'gone' }
  | { kind: 'unreachable' };

const BASE = import.meta.env.VITE_API_URL ?? '/api';
/** Otherwise a phone without reception waits for minutes. Milliseconds. */
const PATIENCE_MS = 10_000;
const PICTURE_LEAST_PX = 160;

/**
 * The map as an address that holds the picture, in the colours of the phone. Null: there is none now. Never rejects, as
 * the state below.
 */
export async function fetchMap(
  token: string,
  { width, height }: { width: number; height: number },
): Promise<string | null | 'unreachable'> {
  const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const look = `theme=${theme}&width=${Math.max(PICTURE_LEAST_PX, width)}&height=${height}`;
  try {
    const answer = await fetch(`${BASE}/tracking/${encodeURIComponent(token)}/map?${look}`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.ok) return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
    return answer.status === 404 ? null : 'unreachable';
  } catch {
    // The page says when it has no connection.
    return 'unreachable';
  }
}

/** Fetches one time. Never rejects: no connection, a busy server and invalid data are all `unreachable`. */
export async function fetchTracking(
  token: string,
  { etag, language }: { etag: string | null; language: Language },
): Promise<TrackingAnswer> {
  try {
    const answer = await fetch(`${BASE}/tracking/${encodeURIComponent(token)}`, {
      headers: {
        'Content-Language': wireLanguage(language),
        ...(etag ? { 'If-None-Match': etag } : {}),
      },
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.status === 304) return { kind: 'unchanged' };
    if (answer.status === 404 || answer.status === 410 || answer.status === 400) return { kind: 'gone' };
    if (!answer.ok) return { kind: 'unreachable' };
    const view = readTracking(await answer.json());
    if (!view) return { kind: 'unreachable' };
    return { kind: 'view', view, etag: answer.headers.get('etag') };
  } catch {
    // The network's error text is not shown: the page shows that it has no connection, and tries again.
    return { kind: 'unreachable' };
  }
}
