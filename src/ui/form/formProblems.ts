import type { Resolver } from 'react-hook-form';
import type { Problem, Problems } from '../../domain/wire/problem';
import type { Resource } from '../../resources/schema/defineResource';
import { writableRecord } from '../../resources/schema/defineResource';
import { checkRecord } from '../../resources/schema/toYup';

const PREFIX = '@@react-admin@@';

/** A problem in the one string that react-hook-form carries and react-admin's `ValidationError` reads. */
function formMessage({ message, args }: Problem): string {
  return `${PREFIX}${JSON.stringify({ message, args })}`;
}

/** The problem that such a string carries. */
export function formProblem(message: unknown): Problem | null {
  if (typeof message !== 'string' || !message.startsWith(PREFIX)) return null;
  return JSON.parse(message.slice(PREFIX.length)) as Problem;
}

export function formMessages(problems: Problems): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, formMessage(problem)]));
}

/** The rules that the route runs, run while the form is filled: what would be stored, and what is wrong with it. */
export function checkForm(
  resource: Resource,
  mode: 'create' | 'edit',
  values: Readonly<Record<string, unknown>>,
) {
  return checkRecord(resource, mode, writableRecord(resource, values));
}

/** What react-hook-form asks on submit and, after the first one, on every change. */
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
