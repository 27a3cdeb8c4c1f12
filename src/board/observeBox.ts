import { elementScroll, type Rect, type Virtualizer } from '@tanstack/react-virtual';

/** Estimated size of a lane or list before it is measured, so that rows render in the first frame. */
export const LIKELY_BOX: Rect = { width: 320, height: 520 };

/**
 * Reports its size to a virtual list when the browser has calculated it. Reading it at once, as the default
 * does, forces one layout of the page per lane.
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

/**
 * Scrolls only if the position differs: every list scrolls when it is first rendered, which would force a
 * layout of the page.
 */
export const scrollWhenElsewhere: typeof elementScroll = (offset, options, virtual) => {
  if (offset + (options.adjustments ?? 0) !== virtual.scrollOffset) elementScroll(offset, options, virtual);
};
