import { useCallback, useEffect, useState } from 'react';
import { useT } from '../../i18n/useT';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Ages in words ("2 min ago"), counted anew every minute. */
export function useAge(): (instant: Date) => string {
  const translate = useT();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return useCallback(
    (instant) => {
      const age = now - instant.getTime();
      if (age < MINUTE) return translate('ages.now');
      if (age < HOUR) return translate('ages.minutes', { smart_count: Math.floor(age / MINUTE) });
      if (age < DAY) return translate('ages.hours', { smart_count: Math.floor(age / HOUR) });
      return translate('ages.days', { smart_count: Math.floor(age / DAY) });
    },
    [now, translate],
  );
}
