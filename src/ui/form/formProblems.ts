import type { Resolver } from 'react-hook-form';
import type { Problem, Problems } from '../../domain/wire/problem';
import type { Resource } from '../../resources/schema/defineResource';
import { writableRecord } from '../../resources/schema/defineResource';
import { checkRecord } from '../../resources/schema/toYup';

const PREFIX = '@@react-admin@@';

/** A problem as a single string for react-hook-form, in the format of react-admin's `ValidationError`. */
function formMessage({ message, args }: Problem): string {
  return `${PREFIX}${JSON.stringify({ message, args })}`;
}

/** The problem in such a string. */
export function formProblem(message: unknown): Problem | null {
  if (typeof message !== 'string' || !message.startsWith(PREFIX)) return null;
  return JSON.parse(message.slice(PREFIX.length)) as Problem;
}

export function formMessages(problems: Problems): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, formMessage(problem)]));
}

/** Runs the route's rules while the form is filled: the values to store, and their problems. */
export function checkForm(
  resource: Resource,
  mode: 'create' | 'edit',
  values: Readonly<Record<string, unknown>>,
) {
  return checkRecord(resource, mode, writableRecord(resource, values));
}

/** react-hook-form's resolver: called on submit and, after the first one, on every change. */
export function formResolver(resource: Resource, mode: 'create' | 'edit'): Resolver {
  return (values) => {
    const found = Object.entries(formMessages(checkForm(resource, mode, values).problems));
    if (found.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(found.map(([name, message]) => [name, { type: 'rule', message }])),
    };
  };
}
