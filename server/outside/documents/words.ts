import { documents as english } from '../../../src/i18n/en/documents';
import { documents as spanish } from '../../../src/i18n/es/documents';
import { documents as arabic } from '../../../src/i18n/ar/documents';
import { erased as erasedEnglish } from '../../../src/i18n/en/erased';
import { erased as erasedSpanish } from '../../../src/i18n/es/erased';
import { erased as erasedArabic } from '../../../src/i18n/ar/erased';
import { reasons as reasonsEnglish } from '../../../src/i18n/en/reasons';
import { reasons as reasonsSpanish } from '../../../src/i18n/es/reasons';
import { reasons as reasonsArabic } from '../../../src/i18n/ar/reasons';
import { states as statesEnglish } from '../../../src/i18n/en/states';
import { states as statesSpanish } from '../../../src/i18n/es/states';
import { states as statesArabic } from '../../../src/i18n/ar/states';
import { eventStatusName } from '../../../src/domain/stops/eventStatus';
import { OTHER_REASON_ID } from '../../../src/domain/stops/statusChange';
import type { Language } from '../../../src/domain/wire/languages';
import { leftToRight } from '../../../src/domain/wire/languages';
import { runsFromRight } from './lineOrder';

const WORDS = {
  en: { documents: english, erased: erasedEnglish, states: statesEnglish, reasons: reasonsEnglish },
  es: { documents: spanish, erased: erasedSpanish, states: statesSpanish, reasons: reasonsSpanish },
  ar: { documents: arabic, erased: erasedArabic, states: statesArabic, reasons: reasonsArabic },
} as const;

/** `%{name}` → its value; an unknown one leaves a dash. */
export function fill(sentence: string, values: Readonly<Record<string, string | number | null>>): string {
  const direction = runsFromRight(sentence) ? 'rtl' : 'ltr';
  return sentence.replace(/%\{(\w+)\}/g, (_whole, name: string) => {
    const value = String(values[name] ?? '–');
    return runsFromRight(value) ? value : leftToRight(value, direction);
  });
}

export function documentWords(language: Language) {
  return WORDS[language].documents;
}

/** What stands for a value that was erased. */
export function erasedWord(language: Language): string {
  return WORDS[language].erased;
}

export function statusWord(language: Language, statusId: number): string {
  return WORDS[language].states.eventStatus[eventStatusName(statusId)];
}

interface Reasoned {
  non_delivery_reason_id: number | null;
  reason: string | null;
  other_reason: string | null;
}

/** The reason why a stop failed, in the words of the board; null when there is no reason. */
export function reasonWord(language: Language, said: Reasoned): string | null {
  const { non_delivery_reason_id: id, reason, other_reason } = said;
  if (id === null) return null;
  if (id === OTHER_REASON_ID && other_reason) return other_reason;
  const known: Readonly<Record<string, string>> = WORDS[language].reasons;
  return known[id] ?? reason;
}
