import type { account as english } from '../i18n/en/account';
import type { SameKeys } from '../i18n/messages';
import type { Language } from '../domain/wire/languages';

export type AccountWords = SameKeys<typeof english>;

const loaders: Record<Language, () => Promise<{ account: AccountWords }>> = {
  en: () => import('../i18n/en/account'),
  es: () => import('../i18n/es/account'),
  ar: () => import('../i18n/ar/account'),
};

/** Translations of the sign-in page only: small, separate from the app's. */
export async function loadWords(language: Language): Promise<AccountWords> {
  return (await loaders[language]()).account;
}

/** Puts values in: `fill('in %{time}', { time: '2 min' })`. */
export function fill(sentence: string, args: Readonly<Record<string, string>>): string {
  return sentence.replace(/%\{(\w+)\}/g, (whole, name: string) => args[name] ?? whole);
}
