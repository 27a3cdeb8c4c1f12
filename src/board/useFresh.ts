import { useEffect, useRef, type RefObject } from 'react';

/** A change fades in over so many milliseconds on its background (look.md, Board); the stylesheet has them too. */
const FADE_MS = 600;
const MARK = 'data-fresh';

/** Marks an element for as long as that when a newer version of what it shows arrives. */
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
