/** Moves the keyboard focus between a list of stops and the open panel, which can be a hundred lanes away. */
export function crossOver(): void {
  const beside = document.querySelector('[data-panel]');
  if (beside?.contains(document.activeElement))
    document.querySelector<HTMLElement>('[role="listbox"]:has([aria-selected="true"])')?.focus();
  else
    (
      beside?.querySelector<HTMLElement>('[data-panel-actions] button') ??
      beside?.querySelector<HTMLElement>('button')
    )?.focus();
}
