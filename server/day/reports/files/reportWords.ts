import { reportCatalogue as english } from '../../../../src/i18n/en/reportCatalogue';
import { reportCatalogue as spanish } from '../../../../src/i18n/es/reportCatalogue';
import { reportCatalogue as arabic } from '../../../../src/i18n/ar/reportCatalogue';
import { states as statesEnglish } from '../../../../src/i18n/en/states';
import { states as statesSpanish } from '../../../../src/i18n/es/states';
import { states as statesArabic } from '../../../../src/i18n/ar/states';
import type { Language } from '../../../../src/domain/wire/languages';

const WORDS = { en: english, es: spanish, ar: arabic };
const STATES = { en: statesEnglish, es: statesSpanish, ar: statesArabic };

export function reportWords(language: Language) {
  return WORDS[language];
}

/** The label of a column. */
export function columnWord(language: Language, column: string): string {
  const columns: Readonly<Record<string, string>> = WORDS[language].columns;
  return columns[column] ?? column;
}

/** The word of a value of a closed list; the value itself where it has none. */
export function choiceWord(language: Language, column: string, value: string): string {
  const states: Readonly<Record<string, string>> = STATES[language].eventStatus;
  if (column === 'status') return states[value] ?? value;
  const choices: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> =
    WORDS[language].choices;
  return choices[column]?.[value] ?? value;
}
