import type { Problem } from '../wire/problem';

export const TARGET_URL_MAX = 500;

/** Scheme, host with an optional port, path and query; no account and no fragment. */
const TARGET = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?][^\s#]*)?$/i;

/**
 * The problem of an address that calls go to; null: none. Whether it is on our own network shows when its name is looked
 * up, before each call. http is let through here: the server takes it for the networks that its configuration names.
 */
export function targetUrlProblem(text: string): Problem | null {
  if (text.length > TARGET_URL_MAX) return { message: 'validation.maxLength', args: { max: TARGET_URL_MAX } };
  return TARGET.test(text) ? null : { message: 'validation.targetAddress' };
}
