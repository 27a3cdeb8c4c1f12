/**
 * Goes to an address of another door. A new address in the same moment takes the reload back and would leave an empty
 * page: then it is asked for again.
 */
export function reloadAt(hash: string): void {
  window.location.hash = hash;
  window.addEventListener('hashchange', () => {
    if (window.location.hash !== hash) window.location.reload();
  });
  window.location.reload();
}
