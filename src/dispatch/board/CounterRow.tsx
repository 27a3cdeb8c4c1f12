import { memo } from 'react';
import { useT } from '../../i18n/useT';
import { useLanguage } from '../../providers/LanguageProvider';
import { toggled } from '../../board/boardFilters';
import { COUNTERS, type Counter } from '../../board/counters';
import { useAskedFilters, useBoardView } from '../../board/boardView';
import type { Counts } from './boardCounts';

const TONES: Record<Counter, string> = {
  late: 'red',
  atRisk: 'amber',
  open: 'neutral',
  problems: 'red',
  done: 'green',
};

/**
 * The five numbers of the day. A press shows only the stops that count there, another press all. They keep their
 * places: a number of 0 stays, without its colour.
 */
export const CounterRow = memo(function CounterRow({ counts }: { counts: Counts }) {
  const translate = useT();
  const language = useLanguage();
  const { showFilters } = useBoardView();
  const filters = useAskedFilters();
  const format = new Intl.NumberFormat(`${language}-US`);
  return (
    <div className="status-counts" role="group" aria-label={translate('board.countersLabel')}>
      {COUNTERS.map((counter) => (
        <button
          key={counter}
          type="button"
          className={`status-count tone-${counts[counter] > 0 ? TONES[counter] : 'neutral'}`}
          title={translate(`board.counterHelp.${counter}`)}
          aria-pressed={filters.counters.includes(counter)}
          onClick={() => showFilters({ ...filters, counters: toggled(filters.counters, counter) })}
        >
          {translate(`board.counters.${counter}`)} <b>{format.format(counts[counter])}</b>
        </button>
      ))}
    </div>
  );
});
