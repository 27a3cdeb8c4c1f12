import { useEffect, useState } from 'react';
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

/** The words on screen; after a switch the old ones stay until the new ones are there. */
export function useConfirmEmailWords(first: ConfirmEmailWords, language: Language): ConfirmEmailWords {
  const [words, setWords] = useState(first);
  useEffect(() => {
    let isCurrent = true;
    void loadConfirmEmailWords(language).then((loaded) => {
      if (isCurrent) setWords(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return words;
}
