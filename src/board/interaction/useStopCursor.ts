import type { Virtualizer } from '@tanstack/react-virtual';
import {
  useEffect,
  useEffectEvent,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type { EventView } from '../../domain/runs/dispatchView';
import { useOpenAction } from '../actions/openAction';
import { rangeTo, selectOnly, toggled } from './selection';
import { useInteraction, useSelectionWithin } from './useInteraction';
import { stopUnder, useStopGestures } from './useStopGestures';
import { readingKey } from '../../i18n/language';

interface StopCursor {
  /** Name of the list, and of its rows within the page. */
  laneKey: string;
  events: readonly EventView[];
  virtual: Virtualizer<HTMLDivElement, Element>;
  rowHeight: number;
  /** To the list on the left or on the right; undefined when there is only one list. */
  onLeave?: (laneKey: string, direction: -1 | 1) => void;
}

/**
 * Keyboard and pointer for a list of stops. It is one tab stop: arrows, Home, End and Page keys move a
 * cursor, Enter opens, space selects, Shift with an arrow selects a range.
 */
export function useStopCursor({ laneKey, events, virtual, rowHeight, onLeave }: StopCursor) {
  const interaction = useInteraction();
  const { openStopMenu } = useOpenAction();
  const gestures = useStopGestures();
  const { ids: selectedIds, anchor } = useSelectionWithin(events);
  const [cursorId, setCursorId] = useState<number | null>(null);
  const anchorIndex = anchor === null ? -1 : events.findIndex((event) => event.id === anchor);
  const cursor = Math.max(
    events.findIndex((event) => event.id === cursorId),
    cursorId === null ? anchorIndex : -1,
  );

  // Only when another stop is selected: a live change must not scroll the list.
  const showPicked = useEffectEvent(() => {
    const { startIndex, endIndex } = virtual.range ?? { startIndex: -1, endIndex: -1 };
    // Whole in sight already: asking the library would force a layout in front of the answer to the press.
    if (anchorIndex > startIndex && anchorIndex < endIndex) return;
    if (anchorIndex >= 0) virtual.scrollToIndex(anchorIndex, { align: 'auto' });
  });
  useEffect(() => showPicked(), [anchor]);

  const setCursor = (id: number) => {
    setCursorId(id);
    interaction.cursor.set(id);
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
    const selected = interaction.selection.get();
    const begun = selected.ids.size > 0 || !from ? selected : selectOnly(from.id);
    interaction.selection.set(rangeTo(begun, interaction.order(), to.id));
  };
  // Measured when a key is pressed: measuring during a render would force a layout of the page.
  const page = () =>
    Math.max(1, Math.floor((virtual.scrollElement?.clientHeight ?? rowHeight) / rowHeight) - 1);
  const active = events[cursor];
  const steps: Record<string, () => void> = {
    ArrowDown: () => moveTo(cursor + 1),
    ArrowUp: () => moveTo(cursor - 1),
    Home: () => moveTo(0),
    End: () => moveTo(events.length - 1),
    PageDown: () => moveTo(cursor + page()),
    PageUp: () => moveTo(cursor - page()),
    ArrowLeft: () => onLeave?.(laneKey, -1),
    ArrowRight: () => onLeave?.(laneKey, 1),
    Enter: () => {
      if (active) interaction.selection.set(selectOnly(active.id));
    },
    ' ': () => {
      if (active) interaction.selection.set(toggled(interaction.selection.get(), active.id));
    },
  };
  const ranges: Record<string, () => void> = {
    ArrowDown: () => extendTo(cursor + 1),
    ArrowUp: () => extendTo(cursor - 1),
    Home: () => extendTo(0),
    End: () => extendTo(events.length - 1),
  };
  const onKeyDown = (key: KeyboardEvent) => {
    const step = (key.shiftKey ? ranges : steps)[readingKey(key.key)];
    if (!step || key.ctrlKey || key.metaKey || key.altKey) return;
    key.preventDefault();
    step();
  };
  const onContextMenu = (menu: MouseEvent) => {
    // The context key has no pointer position: the menu opens at the cursor's row.
    const row = stopUnder(menu.target) === null && active ? document.getElementById(rowId(active)) : null;
    if (!active || !row) return gestures.onContextMenu(menu);
    menu.preventDefault();
    const stop = interaction.find(active.id);
    if (stop) openStopMenu(stop, row);
  };
  const rowId = (event: EventView) => `${laneKey}-stop-${event.id}`;

  return {
    active,
    rowId,
    selectedIds,
    listProps: {
      role: 'listbox',
      tabIndex: 0,
      'aria-multiselectable': true,
      'aria-activedescendant': active ? rowId(active) : undefined,
      'data-lane': laneKey,
      onKeyDown,
      onClick: (click: MouseEvent) => {
        const id = stopUnder(click.target);
        if (id !== null) setCursor(id);
        gestures.onClick(click);
      },
      onMouseDown: gestures.onMouseDown,
      onContextMenu,
      onFocus: (focus: FocusEvent) => {
        // Only for keyboard focus: a mouse press must not move the row under the pointer.
        if (active) interaction.cursor.set(active.id);
        else if (focus.target.matches(':focus-visible')) moveTo(virtual.range?.startIndex ?? 0);
      },
    },
  };
}
