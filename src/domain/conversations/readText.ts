import { consentWordOf } from '../messages/consent';

/** What a text message of a recipient says, as far as it can be known without a person. */
export type TextMeaning = 'stop' | 'start' | 'help' | 'confirm' | 'reschedule' | 'number' | 'words';

export interface ReadText {
  readonly meaning: TextMeaning;
  /** Of `number`: what was chosen, from 1. */
  readonly number?: number;
  /** When the word is of one language alone. */
  readonly language?: 'en' | 'es';
}

type Words = Partial<Record<'en' | 'es' | 'both', readonly string[]>>;

/** Whole texts that mean something by themselves, without accents and in capitals; stop, start and help beside them. */
const KEYWORDS: Readonly<Record<'confirm' | 'reschedule', Words>> = {
  confirm: {
    en: ['CONFIRM', 'CONFIRMED', 'YES', 'Y', 'YEP', 'OKAY'],
    es: ['SI', 'S', 'CONFIRMO', 'CONFIRMAR', 'CONFIRMADO', 'DE ACUERDO', 'BUENO'],
    both: ['C', 'OK'],
  },
  reschedule: {
    en: ['RESCHEDULE', 'CHANGE', 'ANOTHER TIME', 'OTHER TIME', 'ANOTHER DAY'],
    es: ['REPROGRAMAR', 'CAMBIAR', 'OTRO DIA', 'OTRA HORA'],
    both: ['R'],
  },
};

const BY_WORD: ReadonlyMap<string, ReadText> = new Map(
  Object.entries(KEYWORDS).flatMap(([meaning, words]) =>
    (['en', 'es', 'both'] as const).flatMap((language) =>
      (words[language] ?? []).map((word): [string, ReadText] => [
        word,
        { meaning: meaning as TextMeaning, ...(language === 'both' ? {} : { language }) },
      ]),
    ),
  ),
);

/** "¡Sí, gracias!" stays words: only a text that is nothing but the keyword is one. */
function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toUpperCase()
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
