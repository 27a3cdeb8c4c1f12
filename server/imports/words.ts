import type { importProblemText } from '../../src/domain/imports/importView';
import { errors as errorsEnglish } from '../../src/i18n/errors.en';
import { errors as errorsSpanish } from '../../src/i18n/errors.es';
import { importCheck as checkEnglish } from '../../src/i18n/importCheck.en';
import { importCheck as checkSpanish } from '../../src/i18n/importCheck.es';
import { importFiles as filesEnglish } from '../../src/i18n/importFiles.en';
import { importFiles as filesSpanish } from '../../src/i18n/importFiles.es';
import { orders as ordersEnglish } from '../../src/i18n/orders.en';
import { orders as ordersSpanish } from '../../src/i18n/orders.es';
import { states as statesEnglish } from '../../src/i18n/states.en';
import { states as statesSpanish } from '../../src/i18n/states.es';
import { validation as validationEnglish } from '../../src/i18n/validation.en';
import { validation as validationSpanish } from '../../src/i18n/validation.es';
import { fill } from '../documents/words';

const WORDS: Readonly<Record<'en' | 'es', object>> = {
  en: {
    ...statesEnglish,
    errors: errorsEnglish,
    importCheck: checkEnglish,
    imports: filesEnglish,
    orders: ordersEnglish,
    validation: validationEnglish,
  },
  es: {
    ...statesSpanish,
    errors: errorsSpanish,
    importCheck: checkSpanish,
    imports: filesSpanish,
    orders: ordersSpanish,
    validation: validationSpanish,
  },
};

/** The sentences of problems for a file that leaves the house, in the language of whoever takes it. */
export function importWords(language: 'en' | 'es'): Parameters<typeof importProblemText>[1] {
  return (key, args = {}) => {
    const found = key
      .split('.')
      .reduce<unknown>(
        (words, part) =>
          typeof words === 'object' && words !== null ? (words as Record<string, unknown>)[part] : undefined,
        WORDS[language],
      );
    return typeof found === 'string' ? fill(found, args as Record<string, string | number>) : key;
  };
}
