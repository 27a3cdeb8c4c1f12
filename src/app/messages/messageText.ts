import { useCallback } from 'react';
import { useTranslateAny } from '../../i18n/useT';
import type { NewMessage } from '../../providers/messageLog';

/** Text of a message; if one of its values is missing, the server's text. */
export function useMessageText(): (message: NewMessage) => string {
  const translateAny = useTranslateAny();
  return useCallback(
    ({ key, args, text }) => {
      const sentence = translateAny(key ?? text, { ...args, _: text });
      return sentence.includes('%{') ? text : sentence;
    },
    [translateAny],
  );
}
