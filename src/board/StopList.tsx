import { useVirtualizer } from '@tanstack/react-virtual';
import { useDroppable } from '@dnd-kit/core';
import { useContext, useDeferredValue, useRef } from 'react';
import type { EventView, ManifestView } from '../domain/runs/dispatchView';
import { useStopCursor } from './hands/useStopCursor';
import { DropMark } from './moves/DropMark';
import type { ShownLane } from './moves/carry';
import { useSlotInView } from './moves/useSlotInView';
import { usePendingIds } from './moves/usePendingBoard';
import { BoardViewContext } from './boardView';
import { EventRow } from './EventRow';
import { usePortion } from './usePortion';
import { useTurn } from './useTurn';
import { LIKELY_BOX, observeBox, scrollWhenElsewhere } from './observeBox';

export const ROW_HEIGHT = 48;
/** New rows of a picture: a third of what a screen shows of a lane. */
const ROWS_AT_ONCE = 4;

interface StopListProps {
  laneKey: string;
  label: string;
  events: readonly EventView[];
  manifest: ManifestView | null;
  onLeave: (laneKey: string, direction: -1 | 1) => void;
  /** Its rows are in the picture in which it comes; else they come when it is its turn. */
  isAtOnce: boolean;
}

/** The stops of one lane as a listbox. Only the rows in view are in the page. */
export function StopList(props: StopListProps) {
  const { laneKey, label, manifest, onLeave } = props;
  const filters = useContext(BoardViewContext)?.filters;
  const events = useTurn(props.events, filters, props.isAtOnce);
  const pendingIds = usePendingIds();
  const lane: ShownLane = { key: laneKey, manifest, events };
  const { setNodeRef } = useDroppable({ id: laneKey, data: { ...lane } });
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: events.length,
    getScrollElement: () => scroller.current,
    observeElementRect: observeBox,
    scrollToFn: scrollWhenElsewhere,
    initialRect: LIKELY_BOX,
    useFlushSync: false,
    estimateSize: () => ROW_HEIGHT,
    overscan: useDeferredValue(2, 0),
    getItemKey: (index) => events[index]?.id ?? index,
  });
  const { active, rowId, selectedIds, listProps } = useStopCursor({
    laneKey,
    events,
    virtual,
    rowHeight: ROW_HEIGHT,
    onLeave,
  });
  const items = virtual.getVirtualItems();
  const drawn = usePortion(items, { most: ROWS_AT_ONCE, atOnce: ROWS_AT_ONCE, first: active?.id });
  useSlotInView(laneKey, (slot) => {
    if (events.length > 0) virtual.scrollToIndex(Math.min(slot, events.length - 1), { align: 'center' });
  });
  return (
    <div
      ref={(element) => {
        scroller.current = element;
        setNodeRef(element);
      }}
      className="lane-body"
      aria-label={label}
      {...listProps}
    >
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }} role="presentation">
        <DropMark laneKey={laneKey} rowHeight={ROW_HEIGHT} />
        {items.map((item) => {
          const event = events[item.index];
          if (!event || !drawn.has(item.key)) return null;
          return (
            <EventRow
              key={item.key}
              domId={rowId(event)}
              event={event}
              manifest={manifest}
              isSelected={selectedIds.has(event.id)}
              isPending={pendingIds.has(event.id)}
              isActive={event.id === active?.id}
              top={item.start}
              position={item.index + 1}
              total={events.length}
            />
          );
        })}
      </div>
    </div>
  );
}
