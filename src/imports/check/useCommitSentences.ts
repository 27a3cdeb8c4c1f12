import type { ImportLotView } from '../../domain/imports/importView';
import { useT } from '../../i18n/useT';
import { useNumber } from '../../ui/useNumber';
import { dayText } from '../../providers/measures';

/** The effects of a commit as sentences, with numbers; effects without rows are left out. */
export function useCommitSentences(lot: ImportLotView): string[] {
  const translate = useT();
  const number = useNumber();
  const { counts } = lot;
  const place = { cdp: lot.cdp_name, date: dayText(lot.delivery_date) };
  const isOnOwnDays = lot.answers.other_days?.how === 'own_day';
  const sentences = [
    [isOnOwnDays ? 'addedOnDays' : 'added', counts.new],
    ['changed', counts.changed],
    ['participants', counts.participants],
    ['same', counts.same],
    ['refused', counts.refused],
  ] as const;
  return sentences
    .filter(([, count]) => count > 0)
    .map(([name, count]) =>
      translate(`imports.commit.${name}`, { ...place, smart_count: count, count: number(count) }),
    );
}
