import { ERROR_CODE } from '../domain/wire/errorCodes';
import { anyKey, type Translate } from '../i18n/messageKey';
import type { HttpError } from '../providers/http';

/**
 * The sentence of a failed call in the person's language; the server's own words where we have none. What a state
 * forbids is told by its reason, where the server names one.
 */
export function errorText(error: HttpError, translate: Translate): string {
  if (!error.messageKey) return error.message;
  const sentence = anyKey(translate)(error.messageKey, { ...error.messageArgs, _: error.message });
  const { reason } = error.args;
  return error.statusCode === ERROR_CODE.wrongState && typeof reason === 'string'
    ? anyKey(translate)(`actionParts.refusals.${reason}`, { ...error.messageArgs, _: sentence })
    : sentence;
}
