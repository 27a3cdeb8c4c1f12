import { useCallback } from 'react';
import { monthDays } from '../domain/billing/billingPeriod';
import { periodBeforeDay } from '../domain/reports/schedulePeriod';
import { dateInZone } from '../domain/time/dates';
import { useLanguage } from '../providers/LanguageProvider';
import { operationZone } from '../providers/operationZone';
import { useFilterParams } from '../ui/useFilterParams';
import { LOCALES } from '../domain/wire/languages';

/** Months that can be billed, newest first. */
function monthsUntil(today: string): string[] {
  const months: string[] = [];
  for (let month = today.slice(0, 7); monthDays(month, today);) {
    months.push(month);
    month = periodBeforeDay('monthly', `${month}-01`).from.slice(0, 7);
  }
  return months;
}

/** "October 2026". */
export function useMonthText(): (month: string) => string {
  const language = useLanguage();
  return useCallback(
    (month) =>
      new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month.slice(0, 7)}-01T00:00:00Z`),
      ),
    [language],
  );
}

/** The month in the address; the last whole one at first. */
export function useMonth() {
  const [query, change] = useFilterParams();
  const today = dateInZone(new Date(), operationZone());
  const asked = query.get('month') ?? '';
  const month = monthDays(asked, today) ? asked : periodBeforeDay('monthly', today).from.slice(0, 7);
  return { month, months: monthsUntil(today), showMonth: (next: string) => change({ month: next }) };
}
