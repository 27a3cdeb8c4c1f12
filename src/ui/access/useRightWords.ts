import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Permission } from '../../domain/access/access';
import { placeOfRight } from '../../domain/access/rightGroups';
import type { RightWords } from '../../i18n/rightWords';
import { useT } from '../../i18n/useT';
import { useLanguage } from '../../providers/LanguageProvider';
import type { Language } from '../../domain/wire/languages';

const loaders: Readonly<Record<Language, () => Promise<RightWords>>> = {
  en: () => import('../../i18n/en/rights').then((module) => module.rights),
  es: () => import('../../i18n/es/rights').then((module) => module.rights),
  ar: () => import('../../i18n/ar/rights').then((module) => module.rights),
};

type LooseWords = Readonly<
  Record<string, { title: string; rights: Readonly<Record<string, readonly [string, string]>> } | undefined>
>;

export interface RightNames {
  titleOf: (group: string) => string;
  /** Name and description of a permission; without a translation, the pair itself. */
  wordsOf: (right: Permission) => { name: string; allows: string };
}

/** The texts of all permissions in the current language; null while they load. */
export function useRightWords(): RightNames | null {
  const language = useLanguage();
  const translate = useT();
  const { data } = useQuery({
    queryKey: ['rightWords', language],
    queryFn: loaders[language],
    staleTime: Infinity,
  });
  return useMemo(() => {
    if (!data) return null;
    const words: LooseWords = data;
    return {
      titleOf: (group) => words[group]?.title ?? translate('roles.otherRights'),
      wordsOf: (right) => {
        const place = placeOfRight(right);
        const found = place && words[place.group]?.rights[place.name];
        const pair = `${right.http_method} ${right.path_route}`;
        return found ? { name: found[0], allows: found[1] } : { name: pair, allows: '' };
      },
    };
  }, [data, translate]);
}
