import type { SameKeys } from '../i18n/messages';
import type { password as english } from '../i18n/en/password';
import type { validation as englishRules } from '../i18n/en/validation';
import type { Language } from '../domain/wire/languages';

/** The page's own sentences, and those of the password rules (`validation.…`). */
export interface PasswordWords {
  page: SameKeys<typeof english>;
  rules: SameKeys<typeof englishRules>;
}

const loaders: Record<Language, () => Promise<PasswordWords>> = {
  en: async () => {
    const [page, rules] = await Promise.all([
      import('../i18n/en/password').then(({ password }) => password),
      import('../i18n/en/validation').then(({ validation }) => validation),
    ]);
    return { page, rules };
  },
  es: async () => {
    const [page, rules] = await Promise.all([
      import('../i18n/es/password').then(({ password }) => password),
      import('../i18n/es/validation').then(({ validation }) => validation),
    ]);
    return { page, rules };
  },
  ar: async () => {
    const [page, rules] = await Promise.all([
      import('../i18n/ar/password').then(({ password }) => password),
      import('../i18n/ar/validation').then(({ validation }) => validation),
    ]);
    return { page, rules };
  },
};

export function loadPasswordWords(language: Language): Promise<PasswordWords> {
  return loaders[language]();
}
