import { preferencesCall, savePreferencesCall, type Preferences } from '../contract/account/preferences';
import { readApi } from './callApi';
import { preferences } from './preferenceStore';

/** Changes within this many milliseconds go to the server in one call. */
const GATHER_MS = 800;

let timer: ReturnType<typeof setTimeout> | null = null;

/** GET /users/preferences one time, before the first screen; without an answer the defaults are used. */
export async function loadPreferences(): Promise<Preferences> {
  const stored = await readApi(preferencesCall, {}).catch(() => null);
  if (stored) preferences.set(stored);
  return preferences.get();
}

/** Applied at once; sent to the server a moment later, together with other changes. */
export function writePreference(key: string, value: unknown): void {
  preferences.set({ ...preferences.get(), [key]: value });
  if (timer) clearTimeout(timer);
  timer = setTimeout(() => void flushPreferences(), GATHER_MS);
}

// Sends the last changes when the page is closed.
window.addEventListener('pagehide', () => {
  if (timer) void flushPreferences();
});

/**
 * PUT /users/preferences with all of them; a failure is shown, and the choice is valid until the page closes.
 */
export async function flushPreferences(): Promise<void> {
  if (timer) clearTimeout(timer);
  timer = null;
  const options = { keepalive: true, toast: true };
  await readApi(savePreferencesCall, { body: preferences.get() }, options).catch(() => null);
}
