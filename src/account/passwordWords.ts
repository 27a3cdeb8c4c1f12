import { useEffect, useState } from 'react';
import type { Language, SameKeys } from '../i18n/messages';
import type { password as english } from '../i18n/en/password';
import type { validation as englishRules } from '../i18n/en/validation';

/** The page's own sentences, and those of the password rules (`validation.…`). */
export interface PasswordWords {
  page: SameKeys<typeof english>;
  rules: SameKeys<typeof englishRules>;
}

const loaders: Record<Language, () => Promise<PasswordWords>> = {
  en: async () => {
    const [page, rules] = await Promise.all([import('../i18n/en/password'), import('../i18n/en/validation')]);
    return { page: page.password, rules: rules.validation };
  },
  es: async () => {
    const [page, rules] = await Promise.all([import('../i18n/es/password'), import('../i18n/es/validation')]);
    return { page: page.password, rules: rules.validation };
  },
};

export function loadPasswordWords(language: Language): Promise<PasswordWords> {
  return loaders[language]();
}

/** The words on screen; after a switch the old ones stay until the new ones are there. */
export function usePasswordWords(first: PasswordWords, language: Language): PasswordWords {
  const [words, setWords] = useState(first);
  useEffect(() => {
    let isCurrent = true;
    void loadPasswordWords(language).then((loaded) => {
      if (isCurrent) setWords(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return words;
}
