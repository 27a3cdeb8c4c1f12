import type { Problem, Problems } from '../wire/problem';

/** Least values of the block settings (spec §5, §9): failed sign-ins, and minutes of waiting after them. */
export const MIN_SIGN_IN_ATTEMPTS = 5;
export const MIN_WAIT_MINUTES = 1;

/** Problems of the block settings, by field. */
export function signInLimitProblems(limits: {
  readonly max_login_attempts?: number | null;
  readonly waiting_time?: number | null;
}): Problems {
  const problems: Record<string, Problem> = {};
  const attempts = wholeFrom(limits.max_login_attempts, MIN_SIGN_IN_ATTEMPTS);
  const wait = wholeFrom(limits.waiting_time, MIN_WAIT_MINUTES);
  if (attempts) problems.max_login_attempts = attempts;
  if (wait) problems.waiting_time = wait;
  return problems;
}

function wholeFrom(value: number | null | undefined, min: number): Problem | null {
  if (value == null) return { message: 'validation.required' };
  if (!Number.isInteger(value)) return { message: 'validation.integer' };
  return value < min ? { message: 'validation.min', args: { min } } : null;
}
