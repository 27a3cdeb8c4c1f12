import { memo, useDeferredValue, useMemo } from 'react';
import { useT } from '../../i18n/useT';
import { useLanguage } from '../../providers/LanguageProvider';
import { ViewsMenu } from '../views/ViewsMenu';
import { BoardToolbar } from '../../board/BoardToolbar';
import { FilterChips } from './FilterChips';
import { FiltersButton } from './FiltersButton';
import { LaneOrderChoice } from './LaneOrderChoice';
import { MapWindowButton } from './MapWindowButton';
import { LayoutChoice } from './LayoutChoice';
import { NO_DAY, type Board } from '../../board/mergeBoard';
import { CounterRow } from './CounterRow';
import type { useBoardUrl } from '../../board/useBoardUrl';
import { useFilterChoices } from '../../board/useFilterChoices';
import type { useShownBoard } from './useShownBoard';
import styles from './boardHead.module.css';
import { LOCALES } from '../../domain/wire/languages';

interface BoardHeadProps {
  board: Board;
  summary: ReturnType<typeof useShownBoard>;
  url: ReturnType<typeof useBoardUrl>;
  today: string;
}

function countStops(board: Board): number {
  return board.manifests.reduce((sum, manifest) => sum + manifest.events.length, board.pool.length);
}

// Memoized: does not change while the day is loading.
const Filters = memo(FiltersButton);
const Views = memo(ViewsMenu);
const Layouts = memo(LayoutChoice);
const LaneOrders = memo(LaneOrderChoice);

/** Day, filters and counts. */
export function BoardHead({ board, summary, url, today }: BoardHeadProps) {
  const translate = useT();
  const language = useLanguage();
  // Numbers of the day are shown only when all of it is loaded.
  const day = board.isPart ? NO_DAY : board;
  const choices = useFilterChoices(useDeferredValue(day, NO_DAY));
  const format = useMemo(() => new Intl.NumberFormat(LOCALES[language]), [language]);
  const number = (value: number) => format.format(value);
  const [total, left] = [countStops(board), countStops(summary.shown)];
  return (
    <>
      <BoardToolbar
        date={url.date}
        today={today}
        summary={
          day === NO_DAY
            ? ''
            : left === total
              ? translate('dispatch.summary', { runs: number(board.manifests.length), stops: number(total) })
              : translate('board.matches', { stops: number(left), total: number(total) })
        }
        onDate={url.showDate}
      >
        <Filters choices={choices} />
        <Views />
        <Layouts />
        <MapWindowButton date={url.date} />
      </BoardToolbar>
      <div className={styles.counterLine}>
        <CounterRow counts={summary.counts} />
        <LaneOrders />
      </div>
      <FilterChips choices={choices} />
    </>
  );
}
