import { hasNotStarted } from './manifestStatus';
import { runNameProblem } from './newRun';
import type { Problems } from '../wire/problem';
import { isOvernight } from './runCalendar';
import { timeProblems } from './runRules';

/** New name or shift of a run of a day; missing fields keep their value. Times of day in the run's zone. */
export interface RunPlanChange {
  readonly name?: string | null;
  readonly start_time?: string | null;
  readonly end_time?: string | null;
  /** The answer in the form; null or left out: not asked. */
  readonly ends_next_day?: boolean | null;
}

/** Name and shift of a run can change until it has started. */
export function isPlanChangeOffered(run: { readonly delivery_manifest_status_id: number }): boolean {
  return hasNotStarted(run.delivery_manifest_status_id);
}

/** The problems of the change, by field: the same rules as for a manual run. */
export function planChangeProblems(
  now: { readonly start_time: string; readonly end_time: string },
  { name, start_time, end_time, ends_next_day }: RunPlanChange,
): Problems {
  const nameProblem = name == null ? null : runNameProblem(name);
  // An unchanged end is valid.
  const stays = end_time == null && isOvernight(now) ? true : null;
  const shift = {
    start_time: start_time ?? now.start_time,
    end_time: end_time ?? now.end_time,
    ends_next_day: ends_next_day ?? stays,
  };
  const isNewShift = start_time != null || end_time != null || ends_next_day != null;
  return { ...(nameProblem && { name: nameProblem }), ...(isNewShift && timeProblems(shift)) };
}
