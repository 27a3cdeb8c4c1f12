/**
 * Time of the last user activity in any tab of this browser. Milliseconds, shared by the tabs (not private).
 */
const KEY = 'ACTIVE_AT';
/** Written at most this often. */
const WRITE_EVERY_MS = 1_000;

/** Storage is slow: the press is handled first. Milliseconds. */
const WRITE_AFTER_MS = 100;

let last = Date.now();
/** Activity up to this time has been reported to the server by this tab. */
let reportedAt = 0;

/** Called when the user types, points or scrolls, or asks to stay. */
export function noteActivity(): void {
  const now = Date.now();
  if (now - last < WRITE_EVERY_MS && now >= last) return;
  last = now;
  setTimeout(() => localStorage.setItem(KEY, String(now)), WRITE_AFTER_MS);
}

/** Of all tabs. If the clock was set back, this returns the current time. */
export function lastActivity(): number {
  const stored = Number(localStorage.getItem(KEY) ?? 0);
  return Math.min(Math.max(last, stored), Date.now());
}

/** Whether there is activity that was not reported yet. */
export function hasNewActivity(): boolean {
  // If the clock was set back, later activity must still be reported.
  return lastActivity() > reportedAt || reportedAt > Date.now();
}

/** Headers of a request: they report activity one time; polls without new activity report nothing. */
export function activityHeaders(): Record<string, string> {
  if (!hasNewActivity()) return {};
  reportedAt = lastActivity();
  return { 'X-User-Activity': '1' };
}
