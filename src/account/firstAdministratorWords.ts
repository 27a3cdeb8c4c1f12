import { useEffect, useState } from 'react';
import type { firstAdministrator as english } from '../i18n/en/firstAdministrator';
import type { Language, SameKeys } from '../i18n/messages';
import type { validation as englishRules } from '../i18n/en/validation';

/** The page's own sentences, and those of the password rules (`validation.…`). */
export interface FirstAdministratorWords {
  page: SameKeys<typeof english>;
  rules: SameKeys<typeof englishRules>;
}

const loaders: Record<Language, () => Promise<FirstAdministratorWords>> = {
  en: async () => {
    const [page, rules] = await Promise.all([
      import('../i18n/en/firstAdministrator'),
      import('../i18n/en/validation'),
    ]);
    return { page: page.firstAdministrator, rules: rules.validation };
  },
  es: async () => {
    const [page, rules] = await Promise.all([
      import('../i18n/es/firstAdministrator'),
      import('../i18n/es/validation'),
    ]);
    return { page: page.firstAdministrator, rules: rules.validation };
  },
};

/** Words in a language; they come with the page, so that the sign-in page does not carry them. */
export function loadFirstAdministratorWords(language: Language): Promise<FirstAdministratorWords> {
  return loaders[language]();
}

/** The words on screen; after a switch the old ones stay until the new ones are there. */
export function useFirstAdministratorWords(
  first: FirstAdministratorWords,
  language: Language,
): FirstAdministratorWords {
  const [words, setWords] = useState(first);
  useEffect(() => {
    let isCurrent = true;
    void loadFirstAdministratorWords(language).then((loaded) => {
      if (isCurrent) setWords(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return words;
}
