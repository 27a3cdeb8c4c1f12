import { ROW_RESULTS, type ImportCounts as Counts } from '../domain/imports/importView';
import { useT } from '../i18n/useT';
import { CountBar } from '../ui/CountBar';
import { useNumber } from '../ui/useNumber';
import { RESULT_LOOKS } from './resultLook';

/** Results of the rows of a lot, as a bar and as text; results without rows are left out. */
export function LotCounts({ counts }: { counts: Pick<Counts, (typeof ROW_RESULTS)[number]> }) {
  const translate = useT();
  const number = useNumber();
  return (
    <CountBar
      parts={ROW_RESULTS.map((result) => ({
        key: result,
        count: counts[result],
        ...RESULT_LOOKS[result],
        words: translate(`imports.counted.${result}`, {
          smart_count: counts[result],
          count: number(counts[result]),
        }),
      }))}
    />
  );
}
