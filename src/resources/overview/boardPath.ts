import { dateInZone } from '../../domain/time/dates';

interface OnDay {
  delivery_date: string;
  time_zone: string;
}

/** The board on the day of a run or a stop; today's day is not named, so that the link follows the day. */
export function boardPath(
  { delivery_date: date, time_zone: zone }: OnDay,
  query: Readonly<Record<string, string>>,
): string {
  const isToday = date === dateInZone(new Date(), zone);
  const params = new URLSearchParams(isToday ? query : { ...query, date });
  return `/dispatch?${params.toString()}`;
}
