let typed = '';

/**
 * Redirects the keyboard while a dialog is loading: a letter meant for its field would start another action
 * of the page. Characters are stored for that field.
 *
 * @returns restores the keyboard
 */
export function holdKeys(onCancel: () => void): () => void {
  typed = '';
  const hold = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.key === 'Tab') return;
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if ([...event.key].length === 1) typed += event.key;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', hold, true);
  return () => document.removeEventListener('keydown', hold, true);
}

/** Passes the text that was typed while the keyboard was redirected to the field, one time. */
export function giveTyped(field: (text: string) => void): void {
  if (typed !== '') field(typed);
  typed = '';
}
