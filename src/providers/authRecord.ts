import type { Auth } from '../contract/account/session';
import type { Permission } from '../domain/access/access';

/** The stored part of a session (spec §3): no credentials, and no patient data. */
interface AuthRecord {
  auth: Omit<Auth, 'Authorization'>;
  permissions: readonly Permission[];
}

const KEY = 'AUTH';
/** Fixed by the specification: it hides the record from view but does not protect it. */
const FIXED_KEY = 'rx-dispatch-session-record-key-1';
const IV_BYTES = 12;

/** WebCrypto needs https or localhost; without it the record is not stored. */
function hasCrypto(): boolean {
  return typeof crypto !== 'undefined' && typeof crypto.subtle === 'object';
}

function importKey(): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', new TextEncoder().encode(FIXED_KEY), 'AES-GCM', false, ['encrypt']);
}

/** Encrypts the record into local storage. */
export async function writeAuthRecord({ auth, permissions }: AuthRecord): Promise<void> {
  if (!hasCrypto()) return;
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify({ auth, permissions }));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await importKey(), text);
  localStorage.setItem(KEY, btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed))));
}

/** Whether a user was signed in here: the app's code is then loaded in parallel with the session. */
export function hasAuthRecord(): boolean {
  return localStorage.getItem(KEY) !== null;
}
