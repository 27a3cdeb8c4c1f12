import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { NewMessage } from '../../providers/messageLog';

/** The sentence of a message; when a value that it names is missing, what the server said stands. */
export function useMessageText(): (message: NewMessage) => string {
  const translate = useTranslate();
  return useCallback(
    ({ key, args, text }) => {
      const sentence = translate(key ?? text, { ...args, _: text });
      return sentence.includes('%{') ? text : sentence;
    },
    [translate],
  );
}
