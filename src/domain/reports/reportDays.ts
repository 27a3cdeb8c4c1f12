import type { Period } from '../figures/period';
import { addDays } from '../time/dates';
import { periodBeforeDay } from './schedulePeriod';

/** Named spans of days of the report pages; `own` are two days of the reader's choice. */
export const REPORT_PERIODS = ['yesterday', 'last7', 'last28', 'thisMonth', 'lastMonth', 'own'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** The days of a named span, today among them where they reach it. */
export function reportDays(period: Exclude<ReportPeriod, 'own'>, today: string): Period {
  switch (period) {
    case 'yesterday':
      return periodBeforeDay('daily', today);
    case 'last7':
      return { from: addDays(today, -6), to: today };
    case 'last28':
      return { from: addDays(today, -27), to: today };
    case 'thisMonth':
      return { from: `${today.slice(0, 7)}-01`, to: today };
    case 'lastMonth':
      return periodBeforeDay('monthly', today);
  }
}
