/**
 * What the dashboards count. Each is a sum, so the measures of a period are those of its days added up. Stops are those
 * at recipients.
 */
export const MEASURES = [
  /** Without the canceled ones. */
  'stops',
  'canceled',
  /** Delivered, collected or returned. */
  'delivered',
  /** Rejected, failed, missing or damaged. */
  'failed',
  /** Delivered ones that had a promise or a window, and those of them that kept it. */
  'measured',
  'on_time',
  /** Delivered ones by the visits that they took. */
  'first_visit',
  'second_visit',
  'later_visit',
  /** Stops with a known time from "in progress" to the end of the visit, and that time. */
  'timed',
  'timed_seconds',
  /** Finished runs, and those of them that ended after their shift. */
  'runs',
  'overtime_runs',
  'overtime_seconds',
  /** In a straight line between the stops: the detour factor of the settings is applied when they are read. */
  'metres',
  /** Before the first bag is loaded and after the last one is delivered. */
  'empty_metres',
] as const;

export type Measure = (typeof MEASURES)[number];
export type Measures = Record<Measure, number>;

/** Why stops failed: how many by the id of the reason, or by `missing`, `damaged` or `none`. */
export type Reasons = Record<string, number>;

export function noMeasures(): Measures {
  return Object.fromEntries(MEASURES.map((name) => [name, 0])) as Measures;
}

/** Adds to the first one. */
export function addMeasures(sum: Measures, more: Readonly<Partial<Measures>>): void {
  for (const name of MEASURES) sum[name] += more[name] ?? 0;
}
