import { useMediaQuery } from '@mui/material';
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
  /** Data that a drop on the list receives. */
  ground: object;
  /** Px. */
  rowHeight: number;
  /** Index of the row at which the list opens; its rows are calculated first. */
  opensAt?: number;
  /** Rows rendered above and below the visible ones. */
  overscan: number;
  /** To the list on the left or on the right; undefined when there is only one list. */
  onLeave?: (laneKey: string, direction: -1 | 1) => void;
}

/** A virtual list of stops: only visible rows are in the page. Handles scrolling, drop targets and keys. */
export function useStopListbox({
  laneKey,
  events,
  ground,
  rowHeight,
  opensAt = 0,
  overscan,
  onLeave,
}: StopListbox) {
  const pendingIds = usePendingIds();
  const hasNoMouse = useMediaQuery('(hover: none)', { noSsr: true });
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: events.length,
    getScrollElement: () => scroller.current,
    observeElementRect: observeBox,
    scrollToFn: scrollWhenElsewhere,
    initialRect: LIKELY_BOX,
    initialOffset: opensAt * rowHeight,
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
    ground,
    scroller,
    rowHeight,
    virtual,
    active,
    items: virtual.getVirtualItems(),
    /** For the element that scrolls. */
    listProps: { ...listProps, ref: scroller },
    optionOf: (event: EventView, index: number, top: number): StopOptionProps => ({
      event,
      domId: rowId(event),
      isSelected: selectedIds.has(event.id),
      isActive: event.id === active?.id,
      hasMenu: hasNoMouse,
      isPending: pendingIds.has(event.id),
      top,
      position: index + 1,
      total: events.length,
    }),
  };
}
