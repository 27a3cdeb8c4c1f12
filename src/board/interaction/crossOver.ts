/** The keyboard goes from a list of stops to what stands open beside it, and back: there may be a hundred lanes between. */
export function crossOver(): void {
  const beside = document.querySelector('.stop-panel');
  if (beside?.contains(document.activeElement))
    document.querySelector<HTMLElement>('[role="listbox"]:has([aria-selected="true"])')?.focus();
  else
    (
      beside?.querySelector<HTMLElement>('.panel-actions button') ??
      beside?.querySelector<HTMLElement>('button')
    )?.focus();
}
