export type Mode = 'light' | 'dark';

/** Key in local storage: 0 or 1 (spec §3, DARK). */
const KEY = 'DARK';

/** The stored choice, else the system's setting. */
export function readMode(): Mode {
  const stored = localStorage.getItem(KEY);
  if (stored !== null) return stored === '1' ? 'dark' : 'light';
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Stores the choice and applies it to the page; `tokens.css` uses the attribute. */
export function writeMode(mode: Mode): void {
  localStorage.setItem(KEY, mode === 'dark' ? '1' : '0');
  showMode(mode);
}

export function showMode(mode: Mode): void {
  document.documentElement.dataset.mode = mode;
}

/** Runs a function that clears local storage and keeps the colour mode, which belongs to the device. */
export function rememberMode(empty: () => void): void {
  const stored = localStorage.getItem(KEY);
  empty();
  if (stored !== null) localStorage.setItem(KEY, stored);
}
