import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { startTextCall, textingCall, type StartedText } from '../../contract/conversations/startText';
import { TOAST_SMS } from '../../domain/time/timings';
import { useT, useTranslateAny } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { HttpError } from '../../providers/httpError';
import { showMessage } from '../../providers/messageLog';
import { useRepeatKey } from '../../providers/useRepeatKey';
import { useMessageOf } from '../../ui/useMessageOf';
import { CONVERSATIONS_KEY } from './conversationCalls';
import type { Written } from './WhoToWrite';

interface StartProps {
  who: Written | null;
  onSaving: (isSaving: boolean) => void;
  onClose: () => void;
  onSent: (conversationId: number) => void;
}

/** What is known of a participant before a text message, and the call that sends it. */
export function useStartText({ who, onSaving, onClose, onSent }: StartProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const messageOf = useMessageOf();
  const client = useQueryClient();
  const key = useRepeatKey();
  const [isSaving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { participantId = 0, stopId } = who ?? {};
  const { data, error, refetch } = useQuery({
    queryKey: [CONVERSATIONS_KEY, 'texting', participantId, stopId],
    enabled: who !== null,
    retry: false,
    gcTime: 0,
    queryFn: ({ signal }) =>
      readApi(
        textingCall,
        { params: { id: participantId }, query: stopId === undefined ? {} : { delivery_event_id: stopId } },
        { signal },
      ),
  });
  const busy = (value: boolean) => {
    setSaving(value);
    onSaving(value);
  };
  const say = (cause: unknown): string => {
    const reason = cause instanceof HttpError ? cause.args.reason : null;
    return typeof reason === 'string'
      ? translateAny(`conversations.refusals.${reason}`, { _: messageOf(cause) })
      : messageOf(cause);
  };
  const write = async (given: StartedText, later: string | null) => {
    busy(true);
    setTrouble(null);
    const body = {
      ...given,
      ...(stopId === undefined ? {} : { delivery_event_id: stopId }),
      ...(later === null ? {} : { in_the_morning: true }),
    };
    const idempotencyKey = key.of(startTextCall.path, { participantId, body });
    try {
      const call = { params: { id: participantId }, body };
      const { conversation_id } = await readApi(startTextCall, call, { idempotencyKey });
      key.answered();
      const name = later ? 'conversations.write.kept' : 'conversations.write.sent';
      const args = later ? { time: later } : {};
      const text = translate(name, args);
      showMessage({ kind: 'success', key: name, args, text, duration: TOAST_SMS });
      void client.invalidateQueries({ queryKey: [CONVERSATIONS_KEY] });
      busy(false);
      onSent(conversation_id);
      onClose();
    } catch (cause) {
      busy(false);
      setTrouble(say(cause));
      // What holds may have changed: STOP meanwhile, or the hour.
      void refetch();
    }
  };
  return {
    texting: who ? data : undefined,
    error,
    refetch,
    isSaving,
    trouble,
    send: (given: StartedText, later: string | null) => void write(given, later),
  };
}
