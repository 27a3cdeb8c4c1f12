import { useState } from 'react';
import type { exportEmployeeCall, exportParticipantCall } from '../../contract/keeping/personExports';
import { useT } from '../../i18n/useT';
import { keepAsyncRequest } from '../../providers/asyncRequests';
import { readApi } from '../../providers/callApi';
import { HttpError } from '../../providers/http';
import { showMessage } from '../../providers/messageLog';
import { useMessageOf } from '../../ui/useMessageOf';

type ExportCall = typeof exportEmployeeCall | typeof exportParticipantCall;

/** Asks for all data of a person as a file; the bell shows when it is ready. */
export function useExportPerson(call: ExportCall, id: number): { isAsking: boolean; ask: () => void } {
  const translate = useT();
  const messageOf = useMessageOf();
  const [isAsking, setIsAsking] = useState(false);
  const ask = () => {
    if (isAsking) return;
    setIsAsking(true);
    readApi<ExportCall>(call, { params: { id } }, { toast: false })
      .then(
        ({ uuid }) => {
          keepAsyncRequest(uuid);
          showMessage({ kind: 'success', text: translate('personData.started') });
        },
        (error: unknown) => {
          if (!(error instanceof HttpError)) throw error;
          showMessage({ kind: 'error', text: messageOf(error) });
        },
      )
      .finally(() => setIsAsking(false));
  };
  return { isAsking, ask };
}
