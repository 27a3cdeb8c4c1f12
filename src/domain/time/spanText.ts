import type { Language } from '../wire/languages';

/** The signs of hour and minute: international ones with Latin letters, those of Arabic with its own. */
const SIGNS: Readonly<Record<Language, { hour: string; minute: string }>> = {
  en: { hour: 'h', minute: 'min' },
  es: { hour: 'h', minute: 'min' },
  ar: { hour: 'س', minute: 'د' },
};

/** "26 min", from an hour on "3 h 30": how long. Minutes; never negative. */
export function spanText(minutes: number, language: Language): string {
  const { hour, minute } = SIGNS[language];
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} ${minute}`;
  const rest = whole % 60;
  const hours = `${Math.floor(whole / 60)} ${hour}`;
  return rest === 0 ? hours : `${hours} ${String(rest).padStart(2, '0')}`;
}
