import type { SpanUnits } from '../domain/time/spanText';
import type { Language } from '../domain/wire/languages';

/** The signs of hour and minute: international ones with Latin letters, those of Arabic with its own. */
export const SPAN_UNITS: Readonly<Record<Language, SpanUnits>> = {
  en: { hour: 'h', minute: 'min' },
  es: { hour: 'h', minute: 'min' },
  ar: { hour: 'س', minute: 'د' },
};
