import { useEffect, useRef, type RefObject } from 'react';

/** A change fades in over so many milliseconds on its background (look.md, Board). */
const FADE_MS = 600;

/** Marks an element when a newer version of what it shows arrives, unless the person wants no motion. */
export function useFresh(element: RefObject<HTMLElement | null>, version: number): void {
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    const wantsNone = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!wantsNone)
      element.current?.animate([{ backgroundColor: 'var(--accent-soft)' }, {}], {
        duration: FADE_MS,
        easing: 'ease-out',
      });
  }, [element, version]);
}
