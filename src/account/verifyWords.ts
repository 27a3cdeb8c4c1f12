import { useEffect, useState } from 'react';
import type { Language } from '../i18n/messages';
import type { verify as english } from '../i18n/en/verify';

export type VerifyWords = typeof english;

const loaders: Record<Language, () => Promise<VerifyWords>> = {
  en: async () => (await import('../i18n/en/verify')).verify,
  es: async () => (await import('../i18n/es/verify')).verify,
};

export function loadVerifyWords(language: Language): Promise<VerifyWords> {
  return loaders[language]();
}

/** The words on screen; after a switch the old ones stay until the new ones are there. */
export function useVerifyWords(first: VerifyWords, language: Language): VerifyWords {
  const [words, setWords] = useState(first);
  useEffect(() => {
    let isCurrent = true;
    void loadVerifyWords(language).then((loaded) => {
      if (isCurrent) setWords(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return words;
}
