import { useEffect, useRef, type RefObject } from 'react';

/**
 * Duration of the highlight of a change, in milliseconds (look.md, Board); the stylesheet has the same value.
 */
const FADE_MS = 600;
const MARK = 'data-fresh';

/** Highlights an element for that time when a newer version of its data arrives. */
export function useFresh(element: RefObject<HTMLElement | null>, version: number): void {
  const seen = useRef(version);
  useEffect(() => {
    const row = element.current;
    if (seen.current === version || !row) return;
    seen.current = version;
    row.setAttribute(MARK, '');
    const timer = setTimeout(() => row.removeAttribute(MARK), FADE_MS);
    return () => {
      clearTimeout(timer);
      row.removeAttribute(MARK);
    };
  }, [element, version]);
}
