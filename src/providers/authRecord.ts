import type { Auth } from './session';
import type { Permission } from '../domain/access/access';

/** What the browser keeps of a session (spec §3): no credential in it, and nothing about any patient. */
interface AuthRecord {
  auth: Omit<Auth, 'Authorization'>;
  permissions: readonly Permission[];
}

const KEY = 'AUTH';
/** Fixed, as the specification has it: this hides the record from a glance, it protects nothing. */
const FIXED_KEY = 'rx-dispatch-session-record-key-1';
const IV_BYTES = 12;

/** WebCrypto is there on https and on this machine only; elsewhere the record is not kept. */
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

/** Whether somebody was signed in here: the app's code is then fetched while the server is asked. */
export function hasAuthRecord(): boolean {
  return localStorage.getItem(KEY) !== null;
}
