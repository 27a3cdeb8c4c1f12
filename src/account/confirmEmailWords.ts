import type { confirmEmail as english } from '../i18n/en/confirmEmail';
import type { Language, SameKeys } from '../i18n/messages';

export type ConfirmEmailWords = SameKeys<typeof english>;

const loaders: Record<Language, () => Promise<ConfirmEmailWords>> = {
  en: async () => (await import('../i18n/en/confirmEmail')).confirmEmail,
  es: async () => (await import('../i18n/es/confirmEmail')).confirmEmail,
};

export function loadConfirmEmailWords(language: Language): Promise<ConfirmEmailWords> {
  return loaders[language]();
}
