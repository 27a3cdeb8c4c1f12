import { LOCALES, type Language } from '../domain/wire/languages';

/** A sentence with a form per kind of number: English has two, Arabic six (zero, one, two, few, many, other). */
export type CountWords = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The form for this number, with `%{count}` in it. For programs that do not load Polyglot. */
export function countText(words: CountWords, language: Language, count: number): string {
  const form = words[new Intl.PluralRules(LOCALES[language]).select(count)] ?? words.other;
  return form.replaceAll('%{count}', String(count));
}
