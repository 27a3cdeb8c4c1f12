import { useState } from 'react';
import { useTranslateAny } from '../i18n/useT';
import { HttpError, request } from '../providers/http';
import { showMessage } from '../providers/messageLog';
import { keepAsyncRequest } from '../providers/asyncRequests';

interface ReportAnswer {
  uuid?: string;
}

/**
 * Requests a document: its number is stored, and the notifications show its progress. An error stays in the
 * dialog with the input.
 */
export function useReportCall(path: string, message: string, onDone: () => void) {
  const translateAny = useTranslateAny();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = (body: object) => {
    setIsSending(true);
    setError(null);
    request<ReportAnswer | null>(path, { method: 'POST', body, toast: false }).then(
      ({ data }) => {
        if (data?.uuid) keepAsyncRequest(data.uuid);
        showMessage({ kind: 'success', text: message });
        onDone();
      },
      (refusal: unknown) => {
        setIsSending(false);
        if (!(refusal instanceof HttpError)) throw refusal;
        const field = Object.values(refusal.errors)[0];
        if (field) setError(translateAny(field.message, { ...field.args, _: refusal.message }));
        else if (refusal.messageKey) setError(translateAny(refusal.messageKey, refusal.messageArgs));
        else setError(refusal.message);
      },
    );
  };
  return { send, isSending, error };
}
