import type { SameKeys } from '../i18n/messages';
import type { secondFactor as english } from '../i18n/en/secondFactor';
import type { Language } from '../domain/wire/languages';

export type SecondFactorWords = SameKeys<typeof english>;

const loaders: Record<Language, () => Promise<SecondFactorWords>> = {
  en: async () => (await import('../i18n/en/secondFactor')).secondFactor,
  es: async () => (await import('../i18n/es/secondFactor')).secondFactor,
  ar: async () => (await import('../i18n/ar/secondFactor')).secondFactor,
};

export function loadSecondFactorWords(language: Language): Promise<SecondFactorWords> {
  return loaders[language]();
}
