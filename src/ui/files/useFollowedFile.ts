import { useCallback } from 'react';
import { useT, useTranslateAny } from '../../i18n/useT';
import { keepAsyncRequest } from '../../providers/asyncRequests';
import { followFile } from './followFile';
import { useDownload } from './useDownload';

/** Keeps the number of a file that is being made, and says in one message how far it is. */
export function useFollowedFile(): (uuid: string, preparing?: string) => void {
  const translate = useT();
  const translateAny = useTranslateAny();
  const download = useDownload();
  return useCallback(
    (uuid, preparing = translate('reports.started')) => {
      keepAsyncRequest(uuid);
      followFile(uuid, {
        preparing,
        result: (request) => {
          const name = request?.file_name ?? translateAny(`reports.kinds.${request?.kind ?? 'other'}`);
          if (!request) return { kind: 'error', text: translate('reports.notFound', { uuid }) };
          if (request.state === 'failed') {
            const why = translateAny(request.error ?? 'reports.failed');
            return { kind: 'error', text: translate('reports.notCreated', { name, why }) };
          }
          return {
            kind: 'success',
            text: translate('reports.ready', { name }),
            // The file is asked for, so that it waits for the person.
            duration: null,
            action: { label: translate('reports.tasks.download'), run: () => download(uuid) },
          };
        },
      });
    },
    [translate, translateAny, download],
  );
}
