import { elementScroll, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef } from 'react';

interface OpensAt {
  virtual: Virtualizer<HTMLDivElement, Element>;
  /** Index of the row at which the list opens. */
  index: number;
  /** Px. */
  rowHeight: number;
  /** Rows that are there by now. */
  count: number;
}

/** How long a list that cannot scroll as far yet is asked again: its rows are drawn a few per frame. */
const MAX_FRAMES = 120;

/**
 * A list that opens at one of its rows, and follows when another becomes that row. It stays where it is when a
 * person scrolled it, or has the pointer or the keyboard on it.
 *
 * @returns goes to the top, and from there back to the row
 */
export function useOpensAt({ virtual, index, rowHeight, count }: OpensAt): () => void {
  /** Where this hook scrolled to last; null before the rows are there. */
  const left = useRef<number | null>(null);
  const offsetNow = () => {
    const most = Math.max(0, count * rowHeight - (virtual.scrollRect?.height ?? 0));
    return Math.min(index * rowHeight, most);
  };
  const again = useRef(0);
  const goTo = (offset: number, frames = MAX_FRAMES) => {
    cancelAnimationFrame(again.current);
    elementScroll(offset, {}, virtual);
    const reached = virtual.scrollElement?.scrollTop ?? offset;
    left.current = reached;
    if (Math.abs(reached - offset) <= 1 || frames === 0) return;
    // A list that was just inserted is at first only as high as the rows that are drawn.
    again.current = requestAnimationFrame(() => {
      const isMoved = Math.abs((virtual.scrollElement?.scrollTop ?? reached) - reached) > 1;
      if (!isMoved) goTo(offset, frames - 1);
    });
  };
  useEffect(() => () => cancelAnimationFrame(again.current), []);
  const follow = useEffectEvent(() => {
    const element = virtual.scrollElement;
    if (!element || count === 0 || (left.current === null && index === 0)) return;
    const isMoved = left.current !== null && Math.abs(element.scrollTop - left.current) > 1;
    const isInUse = left.current !== null && element.matches(':hover, :focus-within');
    if (!isMoved && !isInUse) goTo(offsetNow());
  });
  const isThere = count > 0;
  useEffect(() => follow(), [index, isThere]);
  return () => goTo((virtual.scrollElement?.scrollTop ?? 0) > 0 ? 0 : offsetNow());
}
