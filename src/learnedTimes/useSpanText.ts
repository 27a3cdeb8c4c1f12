import { useCallback } from 'react';
import { useT } from '../i18n/useT';

/** "4 min 5 s", "4 min", "5 s"; with a sign for a difference: "+4 min 5 s". */
export function useSpanText(): (seconds: number, isSigned?: boolean) => string {
  const translate = useT();
  return useCallback(
    (span, isSigned = false) => {
      const whole = Math.round(Math.abs(span));
      const minutes = Math.floor(whole / 60);
      const seconds = whole % 60;
      const form = seconds === 0 ? 'wholeSpan' : minutes === 0 ? 'secondsSpan' : 'span';
      const text = translate(`learnedTimes.${form}`, { minutes, seconds });
      if (!isSigned || whole === 0) return text;
      return `${span < 0 ? '−' : '+'}${text}`;
    },
    [translate],
  );
}
