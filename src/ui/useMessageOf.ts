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
