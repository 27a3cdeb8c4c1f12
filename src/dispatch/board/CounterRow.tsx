import clsx from 'clsx';
import { memo } from 'react';
import type { Tone } from '../../domain/stops/statusTag';
import { useT } from '../../i18n/useT';
import { useLanguage } from '../../providers/LanguageProvider';
import { toggled } from '../../board/boardFilters';
import { COUNTERS, type Counter } from '../../board/counters';
import { useAskedFilters, useBoardView } from '../../board/boardView';
import type { Counts } from './boardCounts';
import styles from '../../board/counts.module.css';
import tones from '../../ui/theme/tones.module.css';
import { LOCALES } from '../../domain/wire/languages';

const TONES: Record<Counter, Tone> = {
  late: 'red',
  atRisk: 'amber',
  open: 'neutral',
  problems: 'red',
  done: 'green',
};

/**
 * The five numbers of the day. A press shows only the stops that count there, another press all. They keep their
 * places: a number of 0 stays, without its colour. While the day is loading there is no number yet.
 */
export const CounterRow = memo(function CounterRow({ counts }: { counts: Counts | null }) {
  const translate = useT();
  const language = useLanguage();
  const { showFilters } = useBoardView();
  const filters = useAskedFilters();
  const format = new Intl.NumberFormat(LOCALES[language]);
  return (
    <div className={styles.counts} role="group" aria-label={translate('board.countersLabel')}>
      {COUNTERS.map((counter) => (
        <button
          key={counter}
          type="button"
          className={clsx(
            styles.count,
            counts && counts[counter] > 0 ? tones[TONES[counter]] : tones.neutral,
          )}
          title={translate(`board.counterHelp.${counter}`)}
          aria-pressed={filters.counters.includes(counter)}
          onClick={() => showFilters({ ...filters, counters: toggled(filters.counters, counter) })}
        >
          {translate(`board.counters.${counter}`)} <b>{counts ? format.format(counts[counter]) : '…'}</b>
        </button>
      ))}
    </div>
  );
});
