import { addDays } from '../../domain/dates';
import type { PaletteEntry } from './paletteEntry';

interface Days {
  date: string;
  today: string;
  translate: (key: string) => string;
  showDate: (date: string) => void;
}

/** The neighbouring days of the one on screen. */
export function dateEntries({ date, today, translate, showDate }: Days): PaletteEntry[] {
  const days = [
    ['today', today],
    ['previousDay', addDays(date, -1)],
    ['nextDay', addDays(date, 1)],
  ] as const;
  return days
    .filter(([, day]) => day !== date)
    .map(([name, day]) => ({
      id: `date-${name}`,
      group: 'dates',
      label: translate(`dispatch.${name}`),
      hint: day,
      run: () => showDate(day),
    }));
}
