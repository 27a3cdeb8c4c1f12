import { useDroppable } from '@dnd-kit/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMediaQuery } from '@mui/material';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useT } from '../../i18n/useT';
import { useShownOrder } from '../../board/hands/useHands';
import { useStopCursor } from '../../board/hands/useStopCursor';
import type { ListGround } from '../../board/moves/aimInList';
import { DropMark } from '../../board/moves/DropMark';
import { usePendingIds } from '../../board/moves/usePendingBoard';
import { filterParams } from '../../board/boardFilters';
import { useBoardView } from '../../board/boardView';
import './list.css';
import { ListRow } from './ListRow';
import { listRows, sortRows } from '../../board/listRows';
import { ListSortBar } from './ListSortBar';
import type { Board } from '../../board/mergeBoard';
import { useBoardLayout } from '../../board/useBoardLayout';
import { useHeldOrder } from '../../board/useHeldOrder';
import { LIKELY_BOX, observeBox, scrollWhenElsewhere } from '../../board/observeBox';

/** Its name within the page. */
const LIST = 'list';
const ROW_HEIGHT = 36;
/** On a phone a stop stands on three lines. */
const CARD_HEIGHT = 76;

/** All shown stops in one list, to be sorted; the same rows, keys and actions as in the lanes. */
export function BoardList({ shown }: { shown: Board }) {
  const translate = useT();
  const { filters } = useBoardView();
  const { sort, setSort } = useBoardLayout();
  const rowHeight = useMediaQuery('(max-width: 899.95px)') ? CARD_HEIGHT : ROW_HEIGHT;
  const [isHeld, setIsHeld] = useState(false);
  const sorted = useMemo(() => sortRows(listRows(shown, filters), sort), [shown, filters, sort]);
  const question = JSON.stringify([sort, filterParams(filters), filters.text]);
  const { rows, isOutOfOrder } = useHeldOrder(sorted, isHeld, question);
  const events = useMemo(() => rows.map((row) => row.event), [rows]);
  useShownOrder(useCallback(() => events.map((event) => event.id), [events]));

  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    observeElementRect: observeBox,
    scrollToFn: scrollWhenElsewhere,
    initialRect: LIKELY_BOX,
    useFlushSync: false,
    estimateSize: () => rowHeight,
    overscan: 6,
    getItemKey: (index) => rows[index]?.event.id ?? index,
  });
  const ground: ListGround = { key: LIST, rows, rowHeight };
  const { setNodeRef } = useDroppable({ id: LIST, data: { ...ground } });
  const pendingIds = usePendingIds();
  const { active, rowId, selectedIds, listProps } = useStopCursor({
    laneKey: LIST,
    events,
    virtual,
    rowHeight,
  });
  return (
    <section
      className="board board-list"
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
      <div
        ref={(element) => {
          scroller.current = element;
          setNodeRef(element);
        }}
        className="lane-body"
        aria-label={translate('board.list')}
        {...listProps}
      >
        <div style={{ height: virtual.getTotalSize(), position: 'relative' }} role="presentation">
          <DropMark laneKey={LIST} rowHeight={rowHeight} />
          {virtual.getVirtualItems().map((item) => {
            const row = rows[item.index];
            if (!row) return null;
            return (
              <ListRow
                key={item.key}
                domId={rowId(row.event)}
                event={row.event}
                manifest={row.manifest}
                isSelected={selectedIds.has(row.event.id)}
                isActive={row.event.id === active?.id}
                isPending={pendingIds.has(row.event.id)}
                top={item.start}
                position={item.index + 1}
                total={rows.length}
              />
            );
          })}
        </div>
      </div>
    </section>
  );
}
