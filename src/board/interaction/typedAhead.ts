let typed = '';

/**
 * Takes the keyboard while what was asked for is being fetched: a letter meant for its field would start another action
 * of the page. Characters are kept for that field.
 *
 * @returns gives the keyboard back
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

/** Gives what was typed while the keyboard was held to the field that it was meant for; once. */
export function giveTyped(field: (text: string) => void): void {
  if (typed !== '') field(typed);
  typed = '';
}
