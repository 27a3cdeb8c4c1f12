import type { HttpError } from '../providers/http';

/** The sentence of a failed call in the person's language; the server's own words where we have none. */
export function errorText(
  error: HttpError,
  translate: (key: string, args?: Record<string, unknown>) => string,
): string {
  return error.messageKey
    ? translate(error.messageKey, { ...error.messageArgs, _: error.message })
    : error.message;
}
