import { randomKey } from '../../../providers/randomKey';
import { createValueStore } from '../../../providers/valueStore';

const KEY = 'MAP_BOARD';

/** Tells this tab's board apart from others; the same after a reload. */
export function boardOfTab(): string {
  const known = sessionStorage.getItem(KEY);
  if (known !== null) return known;
  const made = randomKey();
  sessionStorage.setItem(KEY, made);
  return made;
}

/** The board that this page shows and the map's window can follow; null on other pages. */
export const boardOnPage = createValueStore<string | null>(null);
