/** When a person last did something in any tab of this browser: milliseconds, so that the tabs agree (not private). */
const KEY = 'ACTIVE_AT';
/** Written at most this often. */
const WRITE_EVERY_MS = 1_000;

/** Storage is slow: the press itself goes before it. Milliseconds. */
const WRITE_AFTER_MS = 100;

let last = Date.now();
/** Activity up to here has been told to the server by this tab. */
let told = 0;

/** The person has typed, pointed or scrolled, or asked to stay. */
export function noteActivity(): void {
  const now = Date.now();
  if (now - last < WRITE_EVERY_MS && now >= last) return;
  last = now;
  setTimeout(() => localStorage.setItem(KEY, String(now)), WRITE_AFTER_MS);
}

/** Of all tabs. A clock that was set back counts as now. */
export function lastActivity(): number {
  const stored = Number(localStorage.getItem(KEY) ?? 0);
  return Math.min(Math.max(last, stored), Date.now());
}

/** Whether the server has not heard of the latest yet. */
export function hasNewActivity(): boolean {
  // A clock that was set back must not keep what follows from being told.
  return lastActivity() > told || told > Date.now();
}

/** Headers of a request: it says once that the person did something; polls between two doings say nothing. */
export function activityHeaders(): Record<string, string> {
  if (!hasNewActivity()) return {};
  told = lastActivity();
  return { 'X-User-Activity': '1' };
}
