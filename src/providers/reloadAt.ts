/**
 * Loads another entry page. A navigation in the same moment cancels the reload and would leave an empty page:
 * then the reload is repeated.
 */
export function reloadAt(hash: string): void {
  window.location.hash = hash;
  window.addEventListener('hashchange', () => {
    if (window.location.hash !== hash) window.location.reload();
  });
  window.location.reload();
}

/** Loads this page anew, with the newest code. */
export function reloadPage(): void {
  window.location.reload();
}
