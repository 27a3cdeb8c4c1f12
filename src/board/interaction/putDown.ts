import { NO_SELECTION } from './selection';
import type { Interaction } from './useInteraction';

/** Clears the selection; the keyboard focus stays in its lane. */
export function putDown(interaction: Interaction): void {
  const lane = document.querySelector<HTMLElement>('[role="listbox"]:has([aria-selected="true"])');
  const isInside = document.activeElement?.closest('[role="listbox"]') != null;
  interaction.selection.set(NO_SELECTION);
  if (!isInside) lane?.focus();
}
