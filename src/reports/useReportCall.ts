import { useState } from 'react';
import type { ReportStarted } from '../contract/reports/reports';
import { HttpError } from '../providers/http';
import { showMessage } from '../providers/messageLog';
import { useFollowedFile } from '../ui/files/useFollowedFile';
import { useRefusalOf } from '../ui/useMessageOf';

/**
 * Requests a document with `start`: its number is stored; its message, and the notifications, show its progress. An error
 * stays in the dialog with the input.
 */
export function useReportCall<Body>(
  start: (body: Body) => Promise<ReportStarted | null>,
  message: string,
  onDone: () => void,
) {
  const refusalOf = useRefusalOf();
  const follow = useFollowedFile();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = (body: Body) => {
    setIsSending(true);
    setError(null);
    start(body).then(
      (started) => {
        if (started?.uuid) follow(started.uuid, message);
        else showMessage({ kind: 'success', text: message });
        onDone();
      },
      (refusal: unknown) => {
        setIsSending(false);
        if (!(refusal instanceof HttpError)) throw refusal;
        setError(refusalOf(refusal));
      },
    );
  };
  return { send, isSending, error };
}
