import type { ConsentWord } from '../../../contract/participants/consents';
import { useT } from '../../../i18n/useT';
import { useZonedTime } from '../../../ui/useZonedTime';

/** Where a word about messages comes from: "by text message · 11/20/2026 10:05", "by phone, recorded by ANA RUIZ · …". */
export function useWordText(): (word: ConsentWord) => string {
  const translate = useT();
  const timeOf = useZonedTime();
  return ({ source, how, user_name, at, note }) => {
    const from = how ? translate(`consent.how.${how}`) : translate(`consent.sources.${source}`);
    const by = user_name && translate('consent.recordedBy', { name: user_name });
    return [from, by, timeOf(at), note && `“${note}”`].filter(Boolean).join(' · ');
  };
}
