import { API_BASE } from './apiBase';

/** The token of the `Authorization` header, in memory only (contract.md, "Sign-in"). */
let token: string | null = null;
let refreshing: Promise<boolean> | null = null;

export function bindingToken(): string | null {
  return token;
}

export function setBindingToken(value: string | null): void {
  token = value;
}

/** GET /users/session by cookie only: AUTH with a new binding token; 401 without a session. */
async function fetchSession(): Promise<Response> {
  return fetch(`${API_BASE}/users/session`, {
    headers: { accept: 'application/json' },
    credentials: 'include',
    cache: 'no-store',
  });
}

/** Replaces a stale token; several callers share one call. False: the session is over. */
export async function refreshBinding(): Promise<boolean> {
  refreshing ??= renew().finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function renew(): Promise<boolean> {
  const response = await fetchSession();
  if (!response.ok) return false;
  const { Authorization } = (await response.json()) as { Authorization?: unknown };
  if (typeof Authorization !== 'string') return false;
  token = Authorization;
  return true;
}
