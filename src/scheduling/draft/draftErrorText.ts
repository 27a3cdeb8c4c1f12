import { errorText } from '../../board/errorText';
import { ERROR_CODE } from '../../domain/wire/errorCodes';
import { anyKey, type Translate } from '../../i18n/messageKey';
import type { HttpError } from '../../providers/http';

/** Message of a failed call about a draft: its own reasons first, then those of every command. */
export function draftErrorText(error: HttpError, translate: Translate): string {
  const sentence = errorText(error, translate);
  const { reason } = error.args;
  if (error.statusCode !== ERROR_CODE.wrongState || typeof reason !== 'string') return sentence;
  return anyKey(translate)(`schedulingDraft.refusals.${reason}`, { ...error.args, _: sentence });
}
