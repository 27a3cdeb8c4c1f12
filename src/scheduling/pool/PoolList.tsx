import { useDroppable } from '@dnd-kit/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type PointerEvent } from 'react';
import type { EventView } from '../../domain/runs/dispatchView';
import { LIKELY_BOX, observeBox, scrollWhenElsewhere } from '../../board/observeBox';
import { useHandsStore } from '../../board/hands/handsStore';
import { laneKeyOf } from '../../board/hands/laneKey';
import { useStopCursor } from '../../board/hands/useStopCursor';
import { stopUnder } from '../../board/hands/useStopGestures';
import { DropMark } from '../../board/moves/DropMark';
import type { ShownLane } from '../../board/moves/carry';
import { usePendingIds } from '../../board/moves/usePendingBoard';
import { useT } from '../../i18n/useT';
import { usePlanView } from '../planView';
import { PoolRow } from './PoolRow';

const POOL_ROW_HEIGHT = 68;
const KEY = laneKeyOf(null);

interface PoolListProps {
  events: readonly EventView[];
  cdpNames: ReadonlyMap<number, string>;
  reasons: ReadonlyMap<number, string>;
  language: string;
  onLeave: (laneKey: string, direction: -1 | 1) => void;
}

/** The unassigned deliveries as a listbox. Only the rows in view are in the page. */
export function PoolList({ events, cdpNames, reasons, language, onLeave }: PoolListProps) {
  const translate = useT();
  const { hovered } = usePlanView();
  const hoveredId = useHandsStore(hovered);
  const pendingIds = usePendingIds();
  const lane: ShownLane = { key: KEY, manifest: null, events };
  const { setNodeRef } = useDroppable({ id: KEY, data: { ...lane } });
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: events.length,
    getScrollElement: () => scroller.current,
    observeElementRect: observeBox,
    scrollToFn: scrollWhenElsewhere,
    initialRect: LIKELY_BOX,
    useFlushSync: false,
    estimateSize: () => POOL_ROW_HEIGHT,
    overscan: 4,
    getItemKey: (index) => events[index]?.id ?? index,
  });
  const { active, rowId, selectedIds, listProps } = useStopCursor({
    laneKey: KEY,
    events,
    virtual,
    rowHeight: POOL_ROW_HEIGHT,
    onLeave,
  });
  return (
    <div
      ref={(element) => {
        scroller.current = element;
        setNodeRef(element);
      }}
      className="lane-body"
      aria-label={translate('dispatch.unassigned')}
      onPointerOver={(over: PointerEvent) => hovered.set(stopUnder(over.target))}
      onPointerLeave={() => hovered.set(null)}
      {...listProps}
    >
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }} role="presentation">
        <DropMark laneKey={KEY} rowHeight={POOL_ROW_HEIGHT} />
        {virtual.getVirtualItems().map((item) => {
          const event = events[item.index];
          if (!event) return null;
          return (
            <PoolRow
              key={item.key}
              domId={rowId(event)}
              event={event}
              cdpName={cdpNames.size > 1 ? (cdpNames.get(event.close_door_pharmacy_id) ?? null) : null}
              why={reasons.get(event.id) ?? null}
              language={language}
              isSelected={selectedIds.has(event.id)}
              isActive={event.id === active?.id}
              isPending={pendingIds.has(event.id)}
              isHovered={event.id === hoveredId}
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
