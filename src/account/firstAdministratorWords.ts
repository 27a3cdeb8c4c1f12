import type { firstAdministrator as english } from '../i18n/en/firstAdministrator';
import type { SameKeys } from '../i18n/messages';
import type { validation as englishRules } from '../i18n/en/validation';
import type { Language } from '../domain/wire/languages';

/** The page's own sentences, and those of the password rules (`validation.…`). */
export interface FirstAdministratorWords {
  page: SameKeys<typeof english>;
  rules: SameKeys<typeof englishRules>;
}

const loaders: Record<Language, () => Promise<FirstAdministratorWords>> = {
  en: async () => {
    const [page, rules] = await Promise.all([
      import('../i18n/en/firstAdministrator').then(({ firstAdministrator }) => firstAdministrator),
      import('../i18n/en/validation').then(({ validation }) => validation),
    ]);
    return { page, rules };
  },
  es: async () => {
    const [page, rules] = await Promise.all([
      import('../i18n/es/firstAdministrator').then(({ firstAdministrator }) => firstAdministrator),
      import('../i18n/es/validation').then(({ validation }) => validation),
    ]);
    return { page, rules };
  },
  ar: async () => {
    const [page, rules] = await Promise.all([
      import('../i18n/ar/firstAdministrator').then(({ firstAdministrator }) => firstAdministrator),
      import('../i18n/ar/validation').then(({ validation }) => validation),
    ]);
    return { page, rules };
  },
};

/** Translations of the page; separate, so that the sign-in page does not load them. */
export function loadFirstAdministratorWords(language: Language): Promise<FirstAdministratorWords> {
  return loaders[language]();
}
