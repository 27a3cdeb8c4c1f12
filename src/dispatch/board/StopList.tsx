import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { EventView, ManifestView } from '../../domain/dispatchView';
import { useOpenAction } from '../actions/openAction';
import { rangeTo, selectOnly, toggled } from '../hands/selection';
import { useHands, useSelection } from '../hands/useHands';
import { stopUnder, useStopGestures } from '../hands/useStopGestures';
import { EventRow } from './EventRow';

export const ROW_HEIGHT = 48;

interface StopListProps {
  laneKey: string;
  label: string;
  events: readonly EventView[];
  manifest: ManifestView | null;
  onLeave: (laneKey: string, direction: -1 | 1) => void;
}

/**
 * The stops of one lane as a listbox: one tab stop, arrows, Home, End, Page keys move a cursor, Enter opens, space
 * selects, Shift with an arrow a range. Only the rows in view are in the page.
 */
export function StopList({ laneKey, label, events, manifest, onLeave }: StopListProps) {
  const hands = useHands();
  const { openStopMenu } = useOpenAction();
  const gestures = useStopGestures();
  const { ids: selectedIds, anchor } = useSelection();
  const scroller = useRef<HTMLDivElement>(null);
  const [cursorId, setCursorId] = useState<number | null>(null);
  const virtual = useVirtualizer({
    count: events.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 4,
    getItemKey: (index) => events[index]?.id ?? index,
  });
  const anchorIndex = selectedIds.size > 0 ? events.findIndex((event) => event.id === anchor) : -1;
  const cursor = Math.max(
    events.findIndex((event) => event.id === cursorId),
    cursorId === null ? anchorIndex : -1,
  );

  // Only when another stop is picked: a live change must not move what a person looks at.
  const showPicked = useEffectEvent(() => {
    if (anchorIndex >= 0) virtual.scrollToIndex(anchorIndex, { align: 'auto' });
  });
  useEffect(() => showPicked(), [anchor]);

  const setCursor = (id: number) => {
    setCursorId(id);
    hands.cursor.set(id);
  };
  const moveTo = (index: number): EventView | null => {
    const bounded = Math.min(Math.max(index, 0), events.length - 1);
    const event = events[bounded];
    if (!event) return null;
    setCursor(event.id);
    virtual.scrollToIndex(bounded, { align: 'auto' });
    return event;
  };
  const extendTo = (index: number) => {
    const from = events[cursor];
    const to = moveTo(index);
    if (!to) return;
    const held = hands.selection.get();
    const begun = held.ids.size > 0 || !from ? held : selectOnly(from.id);
    hands.selection.set(rangeTo(begun, hands.order(), to.id));
  };
  const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? ROW_HEIGHT) / ROW_HEIGHT) - 1);
  const active = events[cursor];
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
      if (active) hands.selection.set(selectOnly(active.id));
    },
    ' ': () => {
      if (active) hands.selection.set(toggled(hands.selection.get(), active.id));
    },
  };
  const ranges: Record<string, () => void> = {
    ArrowDown: () => extendTo(cursor + 1),
    ArrowUp: () => extendTo(cursor - 1),
    Home: () => extendTo(0),
    End: () => extendTo(events.length - 1),
  };
  const onKeyDown = (key: KeyboardEvent) => {
    const step = (key.shiftKey ? ranges : steps)[key.key];
    if (!step || key.ctrlKey || key.metaKey || key.altKey) return;
    key.preventDefault();
    step();
  };
  const onContextMenu = (menu: MouseEvent) => {
    // The context key has no place of its own: the menu opens at the cursor's row.
    const row = stopUnder(menu.target) === null && active ? document.getElementById(rowId(active)) : null;
    if (!active || !row) return gestures.onContextMenu(menu);
    menu.preventDefault();
    openStopMenu({ event: active, manifest }, row);
  };
  const rowId = (event: EventView) => `${laneKey}-stop-${event.id}`;

  return (
    <div
      ref={scroller}
      className="lane-body"
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable
      aria-activedescendant={active ? rowId(active) : undefined}
      data-lane={laneKey}
      onKeyDown={onKeyDown}
      onClick={(click) => {
        const id = stopUnder(click.target);
        if (id !== null) setCursor(id);
        gestures.onClick(click);
      }}
      onMouseDown={gestures.onMouseDown}
      onContextMenu={onContextMenu}
      onFocus={(focus) => {
        // Only for the keyboard: a press of the mouse must find the row where it is.
        if (active) hands.cursor.set(active.id);
        else if (focus.target.matches(':focus-visible')) moveTo(virtual.range?.startIndex ?? 0);
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
              isSelected={selectedIds.has(event.id)}
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
