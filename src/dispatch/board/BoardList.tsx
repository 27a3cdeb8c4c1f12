import { useMediaQuery } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';
import { useT } from '../../i18n/useT';
import { useShown, useShownOrder } from '../../board/interaction/useInteraction';
import { StopListbox } from '../../board/interaction/StopListbox';
import { useStopListbox } from '../../board/interaction/useStopListbox';
import type { ListGround } from '../../board/moves/dropTargetInList';
import { filterParams } from '../../board/boardFilters';
import { useBoardView } from '../../board/boardView';
import { ListRow } from './ListRow';
import { lanesInOrder } from '../../board/lanesInOrder';
import { listRows, openFirst, sortRows, stopIdOf } from '../../board/listRows';
import { ListSortBar } from './ListSortBar';
import type { Board } from '../../board/mergeBoard';
import { useClock } from '../../board/useBoardClock';
import { useBoardLayout } from '../../board/useBoardLayout';
import { useHeldOrder } from '../../board/useHeldOrder';
import styles from './boardList.module.css';

/** Its name within the page. */
const LIST = 'list';
const ROW_HEIGHT = 36;
/** On a phone a stop has three lines. */
const CARD_HEIGHT = 76;

interface BoardListProps {
  /** The whole day. */
  board: Board;
  /** The board with filters applied. */
  shown: Board;
}

/**
 * All visible stops in one sortable list, with the same rows, keys and actions as in the lanes. The runs are in the
 * order of the lanes; when that is the order of need, closed stops come last.
 */
export function BoardList({ board, shown }: BoardListProps) {
  const translate = useT();
  useShown(shown);
  const { filters } = useBoardView();
  const { sort, setSort, laneOrder } = useBoardLayout();
  const clock = useClock();
  const rowHeight = useMediaQuery('(max-width: 899.95px)') ? CARD_HEIGHT : ROW_HEIGHT;
  const [isHeld, setIsHeld] = useState(false);
  const sorted = useMemo(() => {
    const whole = new Map(board.manifests.map((run) => [run.id, run]));
    const rows = listRows(
      { ...shown, manifests: lanesInOrder(shown.manifests, laneOrder, { whole, clock }) },
      filters,
    );
    return sortRows(laneOrder === 'need' ? openFirst(rows) : rows, sort);
  }, [board, shown, laneOrder, clock, filters, sort]);
  const question = JSON.stringify([sort, laneOrder, filterParams(filters), filters.text]);
  const { items: rows, isOutOfOrder } = useHeldOrder(sorted, stopIdOf, { isHeld, question });
  const events = useMemo(() => rows.map((row) => row.event), [rows]);
  useShownOrder(useCallback(() => events.map((event) => event.id), [events]));

  const ground: ListGround = { key: LIST, rows, rowHeight };
  const list = useStopListbox({ laneKey: LIST, events, ground, rowHeight, overscan: 6 });
  return (
    <section
      className={styles.list}
      aria-label={translate('board.list')}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
    >
      <ListSortBar
        sort={sort}
        isOutOfOrder={isOutOfOrder}
        onSort={setSort}
        onRefresh={() => setIsHeld(false)}
      />
      <StopListbox list={list} aria-label={translate('board.list')}>
        {list.items.map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          return (
            <ListRow
              key={item.key}
              {...list.optionOf(row.event, item.index, item.start)}
              manifest={row.manifest}
            />
          );
        })}
      </StopListbox>
    </section>
  );
}
