import type { confirmEmail as english } from '../i18n/en/confirmEmail';
import type { SameKeys } from '../i18n/messages';
import type { Language } from '../domain/wire/languages';

export type ConfirmEmailWords = SameKeys<typeof english>;

const loaders: Record<Language, () => Promise<ConfirmEmailWords>> = {
  en: async () => (await import('../i18n/en/confirmEmail')).confirmEmail,
  es: async () => (await import('../i18n/es/confirmEmail')).confirmEmail,
  ar: async () => (await import('../i18n/ar/confirmEmail')).confirmEmail,
};

export function loadConfirmEmailWords(language: Language): Promise<ConfirmEmailWords> {
  return loaders[language]();
}
