import type { MouseEvent } from 'react';
import { useOpenAction } from '../actions/openAction';
import { rangeTo, selectOnly, toggled } from './selection';
import { useInteraction } from './useInteraction';

/** Id of the stop whose row this is in; null beside the rows. */
export function stopUnder(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-stop]') : null;
  return row ? Number(row.dataset.stop) : null;
}

/**
 * Click handlers for the element around the rows: rows have `data-stop` with the stop's id, their menu button
 * `data-more`. One pair of listeners serves any number of rows.
 */
export function useStopGestures() {
  const { selection, cursor, drag, order, find } = useInteraction();
  const { openStopMenu } = useOpenAction();

  const openMenu = (id: number, click: MouseEvent, button: Element | null) => {
    const stop = find(id);
    if (!stop) return;
    if (!selection.get().ids.has(id)) selection.set(selectOnly(id));
    // A position: the button goes when the pointer moves on to the menu.
    const box = button?.getBoundingClientRect();
    openStopMenu(
      stop,
      box ? { left: box.left, top: box.bottom } : { left: click.clientX, top: click.clientY },
    );
  };

  return {
    onClick: (click: MouseEvent) => {
      const id = stopUnder(click.target);
      if (id === null) return;
      cursor.set(id);
      const more = click.target instanceof Element ? click.target.closest('[data-more]') : null;
      const selected = selection.get();
      if (more) openMenu(id, click, more);
      else if (click.shiftKey) selection.set(rangeTo(selected, order(), id));
      else if (click.ctrlKey || click.metaKey) selection.set(toggled(selected, id));
      else selection.set(selectOnly(id));
    },
    onContextMenu: (click: MouseEvent) => {
      const id = stopUnder(click.target);
      if (id === null) return;
      click.preventDefault();
      // A long press by touch also fires a context menu event, while it already drags.
      if (drag.get()) return;
      openMenu(id, click, null);
    },
    // Shift would select the text between two rows.
    onMouseDown: (press: MouseEvent) => {
      if (press.shiftKey && stopUnder(press.target) !== null) press.preventDefault();
    },
  };
}
