import type { importProblemText } from '../../../../src/domain/imports/importView';
import { errors as errorsEnglish } from '../../../../src/i18n/en/errors';
import { errors as errorsSpanish } from '../../../../src/i18n/es/errors';
import { errors as errorsArabic } from '../../../../src/i18n/ar/errors';
import { importCheck as checkEnglish } from '../../../../src/i18n/en/importCheck';
import { importCheck as checkSpanish } from '../../../../src/i18n/es/importCheck';
import { importCheck as checkArabic } from '../../../../src/i18n/ar/importCheck';
import { importFiles as filesEnglish } from '../../../../src/i18n/en/importFiles';
import { importFiles as filesSpanish } from '../../../../src/i18n/es/importFiles';
import { importFiles as filesArabic } from '../../../../src/i18n/ar/importFiles';
import { orders as ordersEnglish } from '../../../../src/i18n/en/orders';
import { orders as ordersSpanish } from '../../../../src/i18n/es/orders';
import { orders as ordersArabic } from '../../../../src/i18n/ar/orders';
import { states as statesEnglish } from '../../../../src/i18n/en/states';
import { states as statesSpanish } from '../../../../src/i18n/es/states';
import { states as statesArabic } from '../../../../src/i18n/ar/states';
import { validation as validationEnglish } from '../../../../src/i18n/en/validation';
import { validation as validationSpanish } from '../../../../src/i18n/es/validation';
import { validation as validationArabic } from '../../../../src/i18n/ar/validation';
import { fill } from '../../../outside/documents/words';
import type { Language } from '../../../../src/domain/wire/languages';

const WORDS: Readonly<Record<Language, object>> = {
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
  ar: {
    ...statesArabic,
    errors: errorsArabic,
    importCheck: checkArabic,
    imports: filesArabic,
    orders: ordersArabic,
    validation: validationArabic,
  },
};

/** Problem messages for an exported file, in the language of the user who downloads it. */
export function importWords(language: Language): Parameters<typeof importProblemText>[1] {
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
