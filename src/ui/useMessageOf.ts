import { useCallback } from 'react';
import { useT, useTranslateAny } from '../i18n/useT';
import { HttpError } from '../providers/httpError';

/** HTTP status of a refusal; 0 when no answer came, null when it was no call that failed. */
export function statusOf(error: unknown): number | null {
  return error instanceof HttpError ? error.status : null;
}

/** The message of an error in the current language, if it has one. */
export function useMessageOf(): (error: unknown) => string {
  const translate = useT();
  const translateAny = useTranslateAny();
  return useCallback(
    (error) => {
      if (error instanceof HttpError && error.messageKey) {
        return translateAny(error.messageKey, { ...error.messageArgs, _: error.message });
      }
      return error instanceof Error && error.message !== '' ? error.message : translate('errors.unexpected');
    },
    [translate, translateAny],
  );
}

/** The sentence of a refusal where no field has room for its own: that of the first field, else of the whole. */
export function useRefusalOf(): (error: HttpError) => string {
  const messageOf = useMessageOf();
  const translateAny = useTranslateAny();
  return useCallback(
    (error) => {
      const field = Object.values(error.errors)[0];
      return field ? translateAny(field.message, { ...field.args, _: error.message }) : messageOf(error);
    },
    [messageOf, translateAny],
  );
}
