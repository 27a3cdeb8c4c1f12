import { request } from './http';
import { preferences, type Preferences } from './preferenceStore';

/** Changes within this many milliseconds go to the server in one call. */
const GATHER_MS = 800;

let timer: ReturnType<typeof setTimeout> | null = null;

/** GET /users/preferences one time, before the first screen; without an answer the defaults are used. */
export async function loadPreferences(): Promise<Preferences> {
  const answer = await request<unknown>('/users/preferences', { toast: false }).catch(() => null);
  const data = answer?.data;
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) preferences.set(data as Preferences);
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
  await request('/users/preferences', { method: 'PUT', body: preferences.get(), keepalive: true }).catch(
    () => null,
  );
}
