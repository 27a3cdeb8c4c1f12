import { reportCatalogue as english } from '../../../../src/i18n/en/reportCatalogue';
import { reportCatalogue as spanish } from '../../../../src/i18n/es/reportCatalogue';
import { states as statesEnglish } from '../../../../src/i18n/en/states';
import { states as statesSpanish } from '../../../../src/i18n/es/states';
import type { DocumentLanguage } from '../../../outside/documents/words';

const WORDS = { en: english, es: spanish };
const STATES = { en: statesEnglish, es: statesSpanish };

export function reportWords(language: DocumentLanguage) {
  return WORDS[language];
}

/** The label of a column. */
export function columnWord(language: DocumentLanguage, column: string): string {
  const columns: Readonly<Record<string, string>> = WORDS[language].columns;
  return columns[column] ?? column;
}

/** The word of a value of a closed list; the value itself where it has none. */
export function choiceWord(language: DocumentLanguage, column: string, value: string): string {
  const states: Readonly<Record<string, string>> = STATES[language].eventStatus;
  if (column === 'status') return states[value] ?? value;
  const choices: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> =
    WORDS[language].choices;
  return choices[column]?.[value] ?? value;
}
