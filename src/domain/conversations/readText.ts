import { consentWordOf } from '../messages/consent';
import { LANGUAGES, type Language } from '../wire/languages';

/** What a text message of a recipient says, as far as it can be known without a person. */
export type TextMeaning = 'stop' | 'start' | 'help' | 'confirm' | 'reschedule' | 'number' | 'words';

export interface ReadText {
  readonly meaning: TextMeaning;
  /** Of `number`: what was chosen, from 1. */
  readonly number?: number;
  /** When the word is of one language alone. */
  readonly language?: Language;
}

type Words = Partial<Record<Language | 'any', readonly string[]>>;

/** Whole texts that mean something by themselves, without accents and in capitals; stop, start and help beside them. */
const KEYWORDS: Readonly<Record<'confirm' | 'reschedule', Words>> = {
  confirm: {
    en: ['CONFIRM', 'CONFIRMED', 'YES', 'Y', 'YEP', 'OKAY'],
    es: ['SI', 'S', 'CONFIRMO', 'CONFIRMAR', 'CONFIRMADO', 'DE ACUERDO', 'BUENO'],
    ar: ['نعم', 'اجل', 'موافق', 'تاكيد', 'اكيد', 'تمام'],
    any: ['C', 'OK'],
  },
  reschedule: {
    en: ['RESCHEDULE', 'CHANGE', 'ANOTHER TIME', 'OTHER TIME', 'ANOTHER DAY'],
    es: ['REPROGRAMAR', 'CAMBIAR', 'OTRO DIA', 'OTRA HORA'],
    ar: ['تغيير', 'موعد اخر', 'وقت اخر', 'يوم اخر', 'تاجيل'],
    any: ['R'],
  },
};

const BY_WORD: ReadonlyMap<string, ReadText> = new Map(
  Object.entries(KEYWORDS).flatMap(([meaning, words]) =>
    [...LANGUAGES, 'any' as const].flatMap((language) =>
      (words[language] ?? []).map((word): [string, ReadText] => [
        word,
        { meaning: meaning as TextMeaning, ...(language === 'any' ? {} : { language }) },
      ]),
    ),
  ),
);

/** The digits that an Arabic keyboard types, from 0. */
const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩';

/** "¡Sí, gracias!" stays words: only a text that is nothing but the keyword is one. Letters are without accents, and without hamza. */
function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toUpperCase()
    .replace(/[٠-٩]/g, (digit) => String(ARABIC_DIGITS.indexOf(digit)))
    .replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
    .replace(/\s+/g, ' ');
}

const CHOICE = /^[1-9]$/;

/** Reads a text message by its keywords. */
export function readText(text: string): ReadText {
  const consent = consentWordOf(text);
  if (consent) return { meaning: consent };
  const word = bare(text);
  if (CHOICE.test(word)) return { meaning: 'number', number: Number(word) };
  return BY_WORD.get(word) ?? { meaning: 'words' };
}
