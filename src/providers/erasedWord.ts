import { ERASED, sayErased } from '../domain/keeping/erased';
import { LANGUAGES, type Language } from '../domain/wire/languages';
import { erased as arabic } from '../i18n/ar/erased';
import { erased as english } from '../i18n/en/erased';
import { erased as spanish } from '../i18n/es/erased';
import { spokenLanguage } from '../i18n/language';

const WORDS: Readonly<Record<Language, string>> = { en: english, es: spanish, ar: arabic };
/** No letter of them is escaped in JSON: they are found in its text as they stand. */
const OTHERS = LANGUAGES.map((language) => WORDS[language]).filter((word) => word !== ERASED);

let isSaid = false;

/** Whether an answer had the word: it is of the language in which it was read. */
export function hasSaidErased(): boolean {
  return isSaid;
}

/** An answer of the server, before it is parsed, with the reader's word for what was erased. */
export function withErasedWord(json: string): string {
  if (!json.includes(ERASED)) return json;
  isSaid = true;
  return sayErased(json, WORDS[spokenLanguage()]);
}

/** What is sent, with the mark again: a record that is saved in Spanish keeps it, also one that was read in Arabic. */
export function withErasedMark(json: string): string {
  return OTHERS.reduce((text, word) => text.replaceAll(word, ERASED), json);
}
