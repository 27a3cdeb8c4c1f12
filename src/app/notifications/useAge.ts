import { useCallback, useEffect, useState } from 'react';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/time/durations';
import { useT } from '../../i18n/useT';

/** Ages as text ("2 min ago"), updated every minute. */
export function useAge(): (instant: Date) => string {
  const translate = useT();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return useCallback(
    (instant) => {
      const age = now - instant.getTime();
      if (age < MINUTE_MS) return translate('ages.now');
      if (age < HOUR_MS) return translate('ages.minutes', { smart_count: Math.floor(age / MINUTE_MS) });
      if (age < DAY_MS) return translate('ages.hours', { smart_count: Math.floor(age / HOUR_MS) });
      return translate('ages.days', { smart_count: Math.floor(age / DAY_MS) });
    },
    [now, translate],
  );
}
