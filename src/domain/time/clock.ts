import type { Language } from '../wire/languages';

/** How a time of day is written: 14:05 or 2:05 PM. The wire stays HH:mm:ss. */
export const CLOCKS = ['24', '12'] as const;
export type Clock = (typeof CLOCKS)[number];

const TIME = /^(\d{2}):(\d{2})(?::\d{2})?(.*)$/;

export function isClock(value: unknown): value is Clock {
  return CLOCKS.some((clock) => clock === value);
}

const HALVES: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['AM', 'PM'],
  es: ['AM', 'PM'],
  ar: ['ص', 'م'],
};

/** `HH:mm:ss` or `HH:mm` for reading: "14:05", "2:05 PM". What follows stays, as in "00:40 +1". */
export function clockText(time: string, clock: Clock, language: Language = 'en'): string {
  const [, hours, minutes, rest] = TIME.exec(time) ?? [];
  if (hours === undefined) return time;
  if (clock === '24') return `${hours}:${minutes}${rest}`;
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${HALVES[language][hour < 12 ? 0 : 1]}${rest}`;
}
