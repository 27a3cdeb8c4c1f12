import type { verify as english } from '../i18n/en/verify';
import type { Language } from '../domain/wire/languages';

export type VerifyWords = typeof english;

const loaders: Record<Language, () => Promise<VerifyWords>> = {
  en: async () => (await import('../i18n/en/verify')).verify,
  es: async () => (await import('../i18n/es/verify')).verify,
  ar: async () => (await import('../i18n/ar/verify')).verify,
};

export function loadVerifyWords(language: Language): Promise<VerifyWords> {
  return loaders[language]();
}
