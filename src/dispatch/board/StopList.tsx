import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type { EventView, ManifestView } from '../../domain/dispatchView';
import { EventRow } from './EventRow';

export const ROW_HEIGHT = 48;

interface StopListProps {
  laneKey: string;
  label: string;
  events: readonly EventView[];
  manifest: ManifestView | null;
  now: Date;
  selectedId: number | null;
  onPick: (event: EventView) => void;
  onLeave: (laneKey: string, direction: -1 | 1) => void;
}

/**
 * The stops of one lane as a listbox: one tab stop, arrows, Home, End, Page keys move a cursor, Enter opens.
 * Only the rows in view are in the page.
 */
export function StopList({
  laneKey,
  label,
  events,
  manifest,
  now,
  selectedId,
  onPick,
  onLeave,
}: StopListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [cursorId, setCursorId] = useState<number | null>(null);
  const virtual = useVirtualizer({
    count: events.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 4,
    getItemKey: (index) => events[index]?.id ?? index,
  });
  const selectedIndex = events.findIndex((event) => event.id === selectedId);
  const cursor = Math.max(
    events.findIndex((event) => event.id === cursorId),
    cursorId === null ? selectedIndex : -1,
  );

  // Only when another stop is picked: a live change must not move what a person looks at.
  const showSelected = useEffectEvent(() => {
    if (selectedIndex >= 0) virtual.scrollToIndex(selectedIndex, { align: 'auto' });
  });
  useEffect(() => showSelected(), [selectedId]);

  const pick = useCallback(
    (event: EventView) => {
      setCursorId(event.id);
      onPick(event);
    },
    [onPick],
  );
  const moveTo = (index: number) => {
    const bounded = Math.min(Math.max(index, 0), events.length - 1);
    const event = events[bounded];
    if (!event) return;
    setCursorId(event.id);
    virtual.scrollToIndex(bounded, { align: 'auto' });
  };
  const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? ROW_HEIGHT) / ROW_HEIGHT) - 1);
  const steps: Record<string, () => void> = {
    ArrowDown: () => moveTo(cursor + 1),
    ArrowUp: () => moveTo(cursor - 1),
    Home: () => moveTo(0),
    End: () => moveTo(events.length - 1),
    PageDown: () => moveTo(cursor + page),
    PageUp: () => moveTo(cursor - page),
    ArrowLeft: () => onLeave(laneKey, -1),
    ArrowRight: () => onLeave(laneKey, 1),
    Enter: () => {
      const event = events[cursor];
      if (event) pick(event);
    },
  };
  const onKeyDown = (key: KeyboardEvent) => {
    const step = steps[key.key];
    if (!step || key.ctrlKey || key.metaKey || key.altKey) return;
    key.preventDefault();
    step();
  };
  const rowId = (event: EventView) => `${laneKey}-stop-${event.id}`;
  const active = events[cursor];

  return (
    <div
      ref={scroller}
      className="lane-body"
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={active ? rowId(active) : undefined}
      data-lane={laneKey}
      onKeyDown={onKeyDown}
      onFocus={(focus) => {
        // Only for the keyboard: a press of the mouse must find the row where it is.
        if (cursor < 0 && focus.target.matches(':focus-visible')) moveTo(virtual.range?.startIndex ?? 0);
      }}
    >
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }} role="presentation">
        {virtual.getVirtualItems().map((item) => {
          const event = events[item.index];
          if (!event) return null;
          return (
            <EventRow
              key={item.key}
              domId={rowId(event)}
              event={event}
              manifest={manifest}
              now={now}
              isSelected={event.id === selectedId}
              isActive={event.id === active?.id}
              top={item.start}
              position={item.index + 1}
              total={events.length}
              onPick={pick}
            />
          );
        })}
      </div>
    </div>
  );
}
