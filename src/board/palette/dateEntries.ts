import type { Translate } from '../../i18n/messageKey';
import { addDays, formatDateInput, isDate, parseDateInput } from '../../domain/time/dates';
import type { PaletteEntry } from './paletteEntry';

interface Days {
  date: string;
  today: string;
  translate: Translate;
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
      hint: formatDateInput(day),
      run: () => showDate(day),
    }));
}

/** MM/DD, in the year of the shown day. */
const MONTH_AND_DAY = /^(\d{1,2})\/(\d{1,2})$/;

/** The day in a text: 11/25, 11/25/2026 or 2026-11-25; null when there is none. */
export function typedDate(text: string, date: string): string | null {
  const typed = text.trim();
  const [, month, day] = MONTH_AND_DAY.exec(typed) ?? [];
  if (month && day) {
    const inYear = `${date.slice(0, 4)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isDate(inYear) ? inYear : null;
  }
  return isDate(typed) ? typed : parseDateInput(typed);
}

/** Entry that opens a typed day. */
export function typedDateEntries(
  text: string,
  { date, translate, showDate }: Omit<Days, 'today'>,
): PaletteEntry[] {
  const day = typedDate(text, date);
  if (day === null || day === date) return [];
  const label = formatDateInput(day);
  return [
    {
      id: `date-${day}`,
      group: 'dates',
      label,
      hint: translate('interaction.palette.toDay'),
      run: () => showDate(day),
    },
  ];
}
