import { useCallback } from 'react';
import { addDays, dateInZone } from '../../domain/time/dates';
import { useT } from '../../i18n/useT';
import { dayText } from '../../providers/measures';

/** "Today", "Tomorrow", "Yesterday", else the date; by the clock of its zone. */
export function useDayWord(): (date: string, zone: string) => string {
  const translate = useT();
  return useCallback(
    (date, zone) => {
      const today = dateInZone(new Date(), zone);
      if (date === today) return translate('overview.today');
      if (date === addDays(today, 1)) return translate('overview.tomorrow');
      if (date === addDays(today, -1)) return translate('overview.yesterday');
      return dayText(date);
    },
    [translate],
  );
}
