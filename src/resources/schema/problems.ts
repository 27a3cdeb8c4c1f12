import type { ValidationError } from 'yup';
import type { Problem } from '../../domain/wire/problem';
import { VALIDATION } from './messages';

function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}

/**
 * The first problem of each field, by field path: the same for the form and for `errors` of a 422 answer. Our schemas
 * carry a `Problem` as yup's message, which yup hands on as it is; a plain string is taken as the i18n key.
 */
export function problemsOf(error: ValidationError): Record<string, Problem> {
  // A map, because a client may well name a field `constructor`.
  const problems = new Map<string, Problem>();
  for (const inner of error.inner.length > 0 ? error.inner : [error]) {
    const message: unknown = inner.message;
    const path = inner.path ?? '';
    if (problems.has(path)) continue;
    const key = typeof message === 'string' ? message : VALIDATION.format;
    problems.set(path, isProblem(message) ? message : { message: key });
  }
  return Object.fromEntries(problems);
}
