import { NO_SELECTION } from './selection';
import type { Hands } from './useHands';

/** Empties the hands; the keyboard goes on in the lane where it was. */
export function putDown(hands: Hands): void {
  const lane = document.querySelector<HTMLElement>('[role="listbox"]:has([aria-selected="true"])');
  const isInside = document.activeElement?.closest('[role="listbox"]') != null;
  hands.selection.set(NO_SELECTION);
  if (!isInside) lane?.focus();
}
