import { billingMonths, monthDays } from '../domain/billing/billingPeriod';
import { periodBeforeDay } from '../domain/reports/schedulePeriod';
import { dateInZone } from '../domain/time/dates';
import { operationZone } from '../providers/operationZone';
import { useFilterParams } from '../ui/useFilterParams';

/** The month in the address; the last whole one at first. */
export function useMonth() {
  const [query, change] = useFilterParams();
  const today = dateInZone(new Date(), operationZone());
  const asked = query.get('month') ?? '';
  const month = monthDays(asked, today) ? asked : periodBeforeDay('monthly', today).from.slice(0, 7);
  return { month, months: billingMonths(today), showMonth: (next: string) => change({ month: next }) };
}
