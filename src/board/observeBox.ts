import { elementScroll, type Rect, type Virtualizer } from '@tanstack/react-virtual';

/** What a lane or the list is likely to measure before anybody has looked: rows are there with the first picture. */
export const LIKELY_BOX: Rect = { width: 320, height: 520 };

/**
 * Tells a virtual list its size when the browser has it. Asking for it at once, as the default does, makes the browser
 * lay the page out once for each lane.
 */
export function observeBox(virtual: Virtualizer<HTMLDivElement, Element>, onSize: (box: Rect) => void) {
  const element = virtual.scrollElement;
  if (!element) return undefined;
  const observer = new ResizeObserver(([entry]) => {
    const box = entry?.borderBoxSize[0];
    if (box) onSize({ width: Math.round(box.inlineSize), height: Math.round(box.blockSize) });
  });
  observer.observe(element, { box: 'border-box' });
  return () => observer.disconnect();
}

/** Scrolls, but not to where the list is already: every list does so once when it is drawn, which lays out the page. */
export const scrollWhenElsewhere: typeof elementScroll = (offset, options, virtual) => {
  if (offset + (options.adjustments ?? 0) !== virtual.scrollOffset) elementScroll(offset, options, virtual);
};
