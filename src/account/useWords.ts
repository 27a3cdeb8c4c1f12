import { useCallback, useEffect, useState } from 'react';
import { writeLanguage } from '../i18n/language';
import { loadWords, type AccountWords } from './translator';
import type { Language } from '../domain/wire/languages';

export interface Spoken {
  language: Language;
  words: AccountWords;
}

/** The current translations and a function to switch; the old ones stay until the new ones are loaded. */
export function useWords(first: Spoken): [Spoken, (language: Language) => void] {
  const [spoken, setSpoken] = useState(first);
  const setLanguage = useCallback((language: Language) => {
    void loadWords(language).then((words) => {
      writeLanguage(language);
      setSpoken({ language, words });
    });
  }, []);
  return [spoken, setLanguage];
}

/**
 * A page's own translations in the current language; after a switch the old ones stay until the new ones are
 * loaded.
 */
export function useOwnWords<Words>(
  load: (language: Language) => Promise<Words>,
  first: Words,
  language: Language,
): Words {
  const [words, setWords] = useState(first);
  useEffect(() => {
    let isCurrent = true;
    void load(language).then((loaded) => {
      if (isCurrent) setWords(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [load, language]);
  return words;
}
