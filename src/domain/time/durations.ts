/** Milliseconds of the units of durations. A day here has 24 hours; calendar days are in `dates`. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Whole minutes after a limit, rounded up; 0 in time, or when one of them is unknown. In milliseconds. */
export function minutesPast(at: number | null, limit: number | null): number {
  return at === null || limit === null ? 0 : Math.max(0, Math.ceil((at - limit) / MINUTE_MS));
}
