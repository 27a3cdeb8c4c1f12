import { errorText } from '../../dispatch/errorText';
import { ERROR_CODE } from '../../domain/errorCodes';
import type { HttpError } from '../../providers/http';

type Translate = (key: string, args?: Record<string, unknown>) => string;

/** The sentence of a failed call about a draft: its own reasons first, then what every command can be told. */
export function draftErrorText(error: HttpError, translate: Translate): string {
  const sentence = errorText(error, translate);
  const { reason } = error.args;
  if (error.statusCode !== ERROR_CODE.wrongState || typeof reason !== 'string') return sentence;
  return translate(`schedulingDraft.refusals.${reason}`, { ...error.args, _: sentence });
}
