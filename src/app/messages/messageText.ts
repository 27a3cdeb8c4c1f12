import { useCallback } from 'react';
import { useTranslateAny } from '../../i18n/useT';
import type { NewMessage } from '../../providers/messageLog';

/** The sentence of a message; when a value that it names is missing, what the server said stands. */
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
