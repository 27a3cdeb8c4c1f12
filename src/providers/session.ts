import {
  permissionsCall,
  secondStepCall,
  sessionCall,
  signInCall,
  signOutCall,
  type Auth,
  type SecondStepProof,
} from '../contract/account/session';
import { indexPermissions, type Permission, type PermissionIndex } from '../domain/access/access';
import { LOGIN } from '../domain/access/paths';
import { ERROR_CODE } from '../domain/wire/errorCodes';
import {
  AUTH_OF_SESSION,
  passwordQueryText,
  REGISTER_PASSWORD_PATH,
  SECOND_FACTOR_PATH,
} from '../domain/access/passwordLink';
import { noteActivity } from './activity';
import { writeAuthRecord } from './authRecord';
import { booleanOf } from './wireFields';
import { setBindingToken } from './binding';
import { readApi } from './callApi';
import { HttpError } from './http';
import { rememberMode } from './mode';
import { leaveNote } from './otherSignInNote';
import { reloadAt } from './reloadAt';
import { noteContract } from './serverContract';
import { discardUnsaved, hasUnsaved, mayEndSession } from './unsaved';
import { onSessionLost, type OtherSignIn, type SignOutReason } from './sessionLoss';

export interface Session {
  auth: Auth;
  permissions: PermissionIndex;
}

/** Key of the default state in local storage (spec §3, STATE: kept without expiry). */
const STATE_KEY = 'STATE';

let current: Session | null = null;
/** When the permissions were last fetched, in milliseconds since 1970. */
let askedAt = 0;
const listeners = new Set<() => void>();

function hold(session: Session | null): void {
  current = session;
  listeners.forEach((listener) => listener());
}

/** Time since the permissions were fetched. Milliseconds. */
export function permissionsAge(): number {
  return Date.now() - askedAt;
}

/** Calls the listener when the session or its permissions change; returns the unsubscribe function. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readSession(): Session | null {
  return current;
}

/** 1 and 0 are yes and no too. */
function readAuth(auth: Auth): Auth {
  return {
    ...auth,
    is_cdp: booleanOf(auth.is_cdp) ?? false,
    is_first_signin: booleanOf(auth.is_first_signin) ?? false,
  };
}

async function open(auth: Auth): Promise<Session> {
  noteContract(auth.contract_level);
  setBindingToken(auth.Authorization);
  askedAt = Date.now();
  const data = await readApi(permissionsCall, {});
  const session = { auth: readAuth(auth), permissions: indexPermissions(data) };
  hold(session);
  localStorage.setItem(STATE_KEY, auth.default_state);
  await keep(auth, data);
  return session;
}

async function keep(auth: Auth, permissions: readonly Permission[]): Promise<void> {
  const { Authorization: _credential, ...kept } = auth;
  await writeAuthRecord({ auth: kept, permissions });
}

/**
 * Fetches the permissions of an open session again. Returns how many were added and removed. Throws the
 * `HttpError` without showing it: the current permissions stay.
 */
export async function refreshPermissions(): Promise<{ gained: number; lost: number }> {
  askedAt = Date.now();
  const data = await readApi(permissionsCall, {});
  const before = current;
  if (!before) return { gained: 0, lost: 0 };
  const permissions = indexPermissions(data);
  const gained = [...permissions].filter((key) => !before.permissions.has(key)).length;
  const lost = [...before.permissions].filter((key) => !permissions.has(key)).length;
  if (gained + lost > 0) {
    hold({ ...before, permissions });
    await keep(before.auth, data);
  }
  return { gained, lost };
}

/** POST /users/sign_in. Throws the server's `HttpError` (auth001 to auth004), shown by the caller. */
export async function signIn(email: string, password: string): Promise<Session> {
  const data = await readApi(signInCall, { body: { email, password, client: 'web' } });
  noteActivity();
  leaveNote(null);
  return open(data);
}

/** Whether the password was correct and a second step is required. */
export function isSecondStepDue(error: unknown): boolean {
  return error instanceof HttpError && error.statusCode === ERROR_CODE.secondStepDue;
}

/** POST /users/sign_in/second_step. Throws `auth011` (wrong proof) or `auth012` (enter the password again). */
export async function finishSignIn(proof: SecondStepProof): Promise<Session> {
  const data = await readApi(secondStepCall, { body: proof });
  noteActivity();
  leaveNote(null);
  return open(data);
}

/** A password must be chosen before anything else. */
function mustSetPassword(auth: Auth): boolean {
  return auth.is_first_signin || auth.must_set_password === true;
}

/** The screen where a signed-in user chooses a password; its URL grants nothing by itself. */
function passwordScreen({ id }: Pick<Auth, 'id'>): string {
  return `${REGISTER_PASSWORD_PATH}?${passwordQueryText({ auth: AUTH_OF_SESSION, id })}`;
}

/** The screen that must be completed first: a password, then a second factor. Null: none. */
export function heldUpAt(auth: Auth): string | null {
  if (mustSetPassword(auth)) return passwordScreen(auth);
  return auth.must_set_second_factor === true ? SECOND_FACTOR_PATH : null;
}

/** Result of a page load: a session that the cookie opens, none, or no connection to the server. */
export type Restored = { state: 'open'; session: Session } | { state: 'none' | 'offline' };

/** GET /users/session by cookie, then the permissions. Another server has no such call: sign in again. */
export async function restoreSession(): Promise<Restored> {
  try {
    return { state: 'open', session: await open(await readApi(sessionCall, {})) };
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : null;
    return { state: status === 0 || (typeof status === 'number' && status >= 500) ? 'offline' : 'none' };
  }
}

/**
 * DELETE /users/sign_out, unless the user stays because of unsaved input. A failure other than 403 stops the
 * cleanup (spec §8) and was shown already.
 */
export async function signOut(reason: SignOutReason = 'signedOut'): Promise<void> {
  if (!(await mayEndSession())) return;
  try {
    await readApi(signOutCall, {}, { toast: true });
  } catch (error) {
    if (!(error instanceof Error && 'status' in error && error.status === 403)) throw error;
  }
  discardUnsaved();
  leave(reason);
}

/** Signs out without navigating. The browser clears the session even if the server has closed it already. */
export async function closeSession(): Promise<void> {
  await readApi(signOutCall, {}).catch(() => null);
  forget();
}

/** After these reasons the app starts at its default page; after others, at the previous page. */
const FINAL: ReadonlySet<SignOutReason> = new Set(['signedOut', 'passwordSet', 'blocked']);

/** Forgets the session in this browser. */
function forget(): void {
  hold(null);
  setBindingToken(null);
  rememberMode(() => localStorage.clear());
  sessionStorage.clear();
}

/** A session that ended with unsaved input: the page is covered until the same user signs in again. */
export interface EndedSession {
  reason: SignOutReason;
  auth: Auth;
}

let ended: EndedSession | null = null;
let isLeaving = false;

export function readEndedSession(): EndedSession | null {
  return ended;
}

/** Clears the session from the browser, except what the page has in memory. */
function cover(reason: SignOutReason, auth: Auth, other: OtherSignIn | null): void {
  ended = { reason, auth };
  setBindingToken(null);
  rememberMode(() => localStorage.clear());
  sessionStorage.clear();
  leaveNote(other);
  hold(current);
}

/** Continues after a sign-in on the covered page. True: the same user, who continues on the same page. */
export function continueAfterSignIn(): boolean {
  const isSame = ended !== null && current?.auth.id === ended.auth.id && heldUpAt(current.auth) === null;
  ended = null;
  isLeaving = false;
  if (isSame) hold(current);
  else discardUnsaved();
  return isSame;
}

/** Discards the unsaved input of the covered page. */
export function discardEndedSession(): void {
  const reason = ended?.reason ?? 'signedOut';
  ended = null;
  discardUnsaved();
  leave(reason);
}

/**
 * Clears stored data and reloads at the sign-in page, which shows the reason (spec §4, "Sign-out"). If the
 * session ended without the user's action, no input is lost: with unsaved input the page stays, and the
 * sign-in appears over it.
 */
export function leave(reason: SignOutReason, other: OtherSignIn | null = null): void {
  if (ended) return;
  if (current && hasUnsaved()) return cover(reason, current.auth, other);
  const from = window.location.hash.replace(/^#/, '');
  forget();
  leaveNote(other);
  const query = new URLSearchParams({ reason });
  if (!FINAL.has(reason) && from && !from.startsWith(LOGIN)) query.set('from', from);
  reloadAt(`#${LOGIN}?${query.toString()}`);
}

/** The page leaves and shows the reason itself: the stream's message about the end is ignored. */
export function aboutToLeave(): void {
  isLeaving = true;
}

/** Opens the sign-in page when the server ends the session, unless the page is leaving already. */
export function leaveOnServerNotice(reason: SignOutReason, other: OtherSignIn | null = null): void {
  if (current && !isLeaving) leave(reason, other);
}

/** From here on a lost session empties the browser and leads to the sign-in page. */
export function leaveWhenLost(): void {
  onSessionLost(({ reason, other, mustSetPassword: isForPassword, mustSetFactor: isForFactor }) => {
    if (!isForPassword && !isForFactor) return leaveOnServerNotice(reason, other);
    // With unsaved input the error is shown where it occurred, so the user can finish first.
    if (!current || isLeaving || hasUnsaved()) return;
    reloadAt(`#${isForPassword ? passwordScreen(current.auth) : SECOND_FACTOR_PATH}`);
  });
}
