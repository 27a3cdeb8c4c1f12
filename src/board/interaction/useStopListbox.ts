import { useDroppable } from '@dnd-kit/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { EventView } from '../../domain/runs/dispatchView';
import { LIKELY_BOX, observeBox, scrollWhenElsewhere } from '../observeBox';
import type { StopOptionProps } from '../StopOption';
import { usePendingIds } from '../moves/usePendingBoard';
import { useStopCursor } from './useStopCursor';

interface StopListbox {
  /** Name of the list within the page. */
  laneKey: string;
  events: readonly EventView[];
  /** What a move that is let go over the list is told of it. */
  ground: object;
  /** Px. */
  rowHeight: number;
  /** Rows drawn above and below those in view. */
  overscan: number;
  /** To the list on the left or on the right; there is none beside the only one. */
  onLeave?: (laneKey: string, direction: -1 | 1) => void;
}

/** A list of stops of which only the rows in view are in the page: scrolled, aimed at, gone through by keys. */
export function useStopListbox({ laneKey, events, ground, rowHeight, overscan, onLeave }: StopListbox) {
  const pendingIds = usePendingIds();
  const { setNodeRef } = useDroppable({ id: laneKey, data: { ...ground } });
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: events.length,
    getScrollElement: () => scroller.current,
    observeElementRect: observeBox,
    scrollToFn: scrollWhenElsewhere,
    initialRect: LIKELY_BOX,
    useFlushSync: false,
    estimateSize: () => rowHeight,
    overscan,
    getItemKey: (index) => events[index]?.id ?? index,
  });
  const { active, rowId, selectedIds, listProps } = useStopCursor({
    laneKey,
    events,
    virtual,
    rowHeight,
    onLeave,
  });
  return {
    laneKey,
    rowHeight,
    virtual,
    active,
    items: virtual.getVirtualItems(),
    /** Of the element that scrolls. */
    listProps: {
      ...listProps,
      ref: (element: HTMLDivElement | null) => {
        scroller.current = element;
        setNodeRef(element);
      },
    },
    optionOf: (event: EventView, index: number, top: number): StopOptionProps => ({
      event,
      domId: rowId(event),
      isSelected: selectedIds.has(event.id),
      isActive: event.id === active?.id,
      isPending: pendingIds.has(event.id),
      top,
      position: index + 1,
      total: events.length,
    }),
  };
}
