import { useCallback } from 'react';
import { useT, useTranslateAny } from '../../i18n/useT';
import { HttpError } from '../../providers/http';
import { showMessage } from '../../providers/messageLog';
import { downloadAsyncRequest } from './asyncRequest';
import { forgetAsyncRequest } from '../../providers/asyncRequests';

/**
 * Downloads a finished file; an error is shown, with the number of the file when it no longer exists (spec
 * §8).
 */
export function useDownload(): (uuid: string) => void {
  const translate = useT();
  const translateAny = useTranslateAny();
  return useCallback(
    (uuid) => {
      downloadAsyncRequest(uuid).then(
        () => showMessage({ kind: 'success', text: translate('reports.downloading') }),
        (error: unknown) => {
          const isGone = error instanceof HttpError && error.status === 404;
          if (isGone) forgetAsyncRequest(uuid);
          const text = isGone
            ? translate('reports.notFound', { uuid })
            : error instanceof HttpError && error.messageKey
              ? translateAny(error.messageKey, error.messageArgs)
              : translate('reports.noUrl');
          showMessage({ kind: 'error', text });
        },
      );
    },
    [translate, translateAny],
  );
}
