import { ERROR_CODE } from '../domain/wire/errorCodes';
import { anyKey, type Translate } from '../i18n/messageKey';
import type { HttpError } from '../providers/http';

/**
 * The translated message of a failed call; the server's own message if there is no translation. If the state
 * forbids the action and the server names a reason, the message is that reason.
 */
export function errorText(error: HttpError, translate: Translate): string {
  if (!error.messageKey) return error.message;
  const sentence = anyKey(translate)(error.messageKey, { ...error.messageArgs, _: error.message });
  const { reason } = error.args;
  return error.statusCode === ERROR_CODE.wrongState && typeof reason === 'string'
    ? anyKey(translate)(`actionParts.refusals.${reason}`, { ...error.messageArgs, _: sentence })
    : sentence;
}
