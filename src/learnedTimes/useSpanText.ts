import { useCallback } from 'react';
import { useT } from '../i18n/useT';

/** "4 min 5 s", "4 min"; with a sign for a difference: "+4 min 5 s". */
export function useSpanText(): (seconds: number, isSigned?: boolean) => string {
  const translate = useT();
  return useCallback(
    (seconds, isSigned = false) => {
      const whole = Math.round(Math.abs(seconds));
      const text = translate(whole % 60 === 0 ? 'learnedTimes.wholeSpan' : 'learnedTimes.span', {
        minutes: Math.floor(whole / 60),
        seconds: whole % 60,
      });
      if (!isSigned || whole === 0) return text;
      return `${seconds < 0 ? '−' : '+'}${text}`;
    },
    [translate],
  );
}
