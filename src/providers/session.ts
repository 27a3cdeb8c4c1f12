import { indexPermissions, type Permission, type PermissionIndex } from '../domain/access';
import { writeAuthRecord } from './authRecord';
import { setBindingToken } from './binding';
import { request } from './http';
import { rememberMode } from '../layout/mode';
import { onSessionLost, type SignOutReason } from './sessionLoss';

/** AUTH of spec §3, and when the session ends. */
export interface Auth {
  Authorization: string;
  cdp_id: number | null;
  default_language: string;
  default_state: string;
  email: string;
  employee_id: number | null;
  full_name: string;
  id: number;
  is_cdp: boolean;
  is_first_signin: boolean;
  time_zone: string;
  user_type_id: number;
  /** UTC wire time; another server may not say. */
  expires_at?: string;
}

export interface Session {
  auth: Auth;
  permissions: PermissionIndex;
}

/** Key of the default state in local storage (spec §3, STATE: kept without expiry). */
const STATE_KEY = 'STATE';

let current: Session | null = null;

export function readSession(): Session | null {
  return current;
}

async function open(auth: Auth): Promise<Session> {
  setBindingToken(auth.Authorization);
  const { data } = await request<Permission[]>('/users/routes', { toast: false });
  const session = { auth, permissions: indexPermissions(data) };
  current = session;
  localStorage.setItem(STATE_KEY, auth.default_state);
  const { Authorization: _credential, ...kept } = auth;
  await writeAuthRecord({ auth: kept, permissions: data });
  return session;
}

/** POST /users/sign_in. Throws the server's `HttpError` (auth001 to auth004), shown by the caller. */
export async function signIn(email: string, password: string): Promise<Session> {
  const { data } = await request<Auth>('/users/sign_in', {
    method: 'POST',
    body: { email, password, client: 'web' },
    toast: false,
  });
  return open(data);
}

/** What a page load finds: a session that the cookie still opens, none, or no server to ask. */
export type Restored = { state: 'open'; session: Session } | { state: 'none' | 'offline' };

/** GET /users/session by cookie, then the permissions. Another server has no such call: sign in again. */
export async function restoreSession(): Promise<Restored> {
  try {
    const { data } = await request<Auth>('/users/session', { toast: false });
    return { state: 'open', session: await open(data) };
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : null;
    return { state: status === 0 || (typeof status === 'number' && status >= 500) ? 'offline' : 'none' };
  }
}

/** DELETE /users/sign_out. A failure other than 403 stops the cleanup (spec §8) and has been told already. */
export async function signOut(): Promise<void> {
  try {
    await request('/users/sign_out', { method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof Error && 'status' in error && error.status === 403)) throw error;
  }
  leave('signedOut');
}

/** Clears what is kept here and reloads at the sign-in page, which says why (spec §4, "Sign-out"). */
export function leave(reason: SignOutReason): void {
  const from = window.location.hash.replace(/^#/, '');
  current = null;
  setBindingToken(null);
  rememberMode(() => localStorage.clear());
  const query = new URLSearchParams({ reason });
  if (reason !== 'signedOut' && from && !from.startsWith('/login')) query.set('from', from);
  window.location.hash = `/login?${query.toString()}`;
  window.location.reload();
}

/** From here on a lost session empties the browser and leads to the sign-in page. */
export function leaveWhenLost(): void {
  onSessionLost((reason) => {
    if (current) leave(reason);
  });
}
