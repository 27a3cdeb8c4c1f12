import { useMemo } from 'react';
import { useT, useTranslateAny } from '../../i18n/useT';
import type { ResourceName } from '../registry';

export interface Labels {
  /** "vehicle", as it stands inside a sentence. */
  singular: string;
  plural: string;
  /** "Vehicles", as a title. */
  title: string;
  field: (field: string) => string;
  choice: (field: string, value: string) => string;
  /** Sentence of the list while it has not one record, and the action that makes the first. */
  empty: string;
  create: string;
}

/** Abbreviations keep their capitals inside a sentence: "3 CDPs". */
export function insideSentence(word: string): string {
  return /^\p{Lu}{2}/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1);
}

/** The words of one resource in the language of the screen. */
export function useLabels(name: ResourceName): Labels {
  const translate = useT();
  const translateAny = useTranslateAny();
  return useMemo(() => {
    const nameOf = (count: number) => translate(`resources.${name}.name`, { smart_count: count });
    return {
      singular: insideSentence(nameOf(1)),
      plural: insideSentence(nameOf(2)),
      title: nameOf(2),
      field: (field) => translateAny(`resources.${name}.fields.${field}`),
      choice: (field, value) => translateAny(`resources.${name}.choices.${field}.${value}`),
      empty: translate(`resources.${name}.empty`),
      create: translate(`resources.${name}.create`),
    };
  }, [translate, translateAny, name]);
}
