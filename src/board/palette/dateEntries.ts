import type { Translate } from '../../i18n/messageKey';
import { addDays, isDate } from '../../domain/time/dates';
import type { PaletteEntry } from './paletteEntry';
import { dateOrder, dayOfText, dayText } from '../../providers/measures';

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
      hint: dayText(day),
      run: () => showDate(day),
    }));
}

/** MM/DD, or DD/MM where days are written so, in the year of the shown day. */
const TWO_PARTS = /^(\d{1,2})\/(\d{1,2})$/;

/** The day in a text: 11/25, 11/25/2026 or 2026-11-25; null when there is none. */
export function typedDate(text: string, date: string): string | null {
  const typed = text.trim();
  const [, first, second] = TWO_PARTS.exec(typed) ?? [];
  if (first && second) {
    const [month, day] = dateOrder() === 'dmy' ? [second, first] : [first, second];
    const inYear = `${date.slice(0, 4)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isDate(inYear) ? inYear : null;
  }
  return isDate(typed) ? typed : dayOfText(typed);
}

/** Entry that opens a typed day. */
export function typedDateEntries(
  text: string,
  { date, translate, showDate }: Omit<Days, 'today'>,
): PaletteEntry[] {
  const day = typedDate(text, date);
  if (day === null || day === date) return [];
  const label = dayText(day);
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
