import { isDate } from '../time/dates';
import { isBlank, type Problem, type Problems } from '../wire/problem';
import { timeProblems } from './runRules';

/** Longest name of a run. Characters. */
export const RUN_NAME_MAX = 60;

/** A manually created run of one day; times of day in the zone of its CDP. */
export interface NewRun {
  readonly name?: string | null;
  readonly date?: string | null;
  readonly employee_id?: number | null;
  readonly vehicle_id?: number | null;
  readonly close_door_pharmacy_id?: number | null;
  readonly start_time?: string | null;
  readonly end_time?: string | null;
  /** The answer in the form; null or left out: not asked. */
  readonly ends_next_day?: boolean | null;
}

const REQUIRED: Problem = { message: 'validation.required' };

export function runNameProblem(name: string | null | undefined): Problem | null {
  if (isBlank(name)) return REQUIRED;
  return [...(name ?? '')].length > RUN_NAME_MAX
    ? { message: 'validation.maxLength', args: { max: RUN_NAME_MAX } }
    : null;
}

/**
 * The problems of a manual run, by field: crew and CDP as in "Edit run" (spec §5), hours as in the run's
 * master data.
 */
export function newRunProblems(run: NewRun): Problems {
  const problems: Record<string, Problem> = {};
  const name = runNameProblem(run.name);
  if (name) problems.name = name;
  if (isBlank(run.date)) problems.date = REQUIRED;
  else if (!isDate(run.date ?? '')) problems.date = { message: 'validation.date' };
  for (const field of ['employee_id', 'vehicle_id', 'close_door_pharmacy_id'] as const)
    if (run[field] == null) problems[field] = REQUIRED;
  return { ...problems, ...timeProblems(run) };
}
