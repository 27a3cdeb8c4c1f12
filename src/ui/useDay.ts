import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dateInZone, isDate } from '../domain/time/dates';
import { operationZone } from '../providers/operationZone';

/** The day that the address names, today without one; today is the operation's. */
export function useDay() {
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => new Date());
  const today = dateInZone(now, operationZone());
  const requested = params.get('date') ?? '';
  const showDate = (day: string) => setParams(day === today ? {} : { date: day }, { replace: true });
  return { today, date: isDate(requested) ? requested : today, showDate };
}
