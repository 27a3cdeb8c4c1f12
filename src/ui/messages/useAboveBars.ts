import { useLayoutEffect, useRef, type RefObject } from 'react';
import { BAR_ATTRIBUTE } from './bottomBar';
import { liftOver } from './liftOver';

/** Milliseconds between two checks: bars appear, disappear and scroll while a message is shown. */
const LOOK_EVERY = 200;
/** Height of the page's header, which messages do not cover (look.md, Frame). */
const HEADER = 52;
const PHONE = '(max-width: 899.95px)';

function barsBeside(element: HTMLElement): DOMRect[] {
  const isPhone = window.matchMedia(PHONE).matches;
  return [...document.querySelectorAll(`[${BAR_ATTRIBUTE}], .MuiDialogActions-root`)]
    .filter((bar) => !element.contains(bar))
    .filter((bar) => bar.getAttribute(BAR_ATTRIBUTE) !== 'phone' || isPhone)
    .map((bar) => bar.getBoundingClientRect());
}

/**
 * Keeps a message that is fixed to the bottom above every bar of controls.
 *
 * @param shown its current text, null without a message
 */
export function useAboveBars<Element extends HTMLElement>(shown: string | null): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (shown === null || !element) return;
    let lift = 0;
    const look = (): void => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const place = { top: top + lift, bottom: bottom + lift, left, right };
      lift = liftOver(place, barsBeside(element), HEADER);
      element.style.translate = `0 ${-lift}px`;
    };
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => {
      clearInterval(timer);
      element.style.translate = '';
    };
  }, [shown]);
  return ref;
}
