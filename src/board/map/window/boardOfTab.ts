import { randomKey } from '../../../providers/randomKey';
import { createValueStore } from '../../../providers/valueStore';

const KEY = 'MAP_BOARD';

/** Tells this tab's board apart from others; the same after a reload. */
export function boardOfTab(): string {
  const known = sessionStorage.getItem(KEY) ?? randomKey();
  sessionStorage.setItem(KEY, known);
  return known;
}

/** The board that this page shows and the map's window can follow; null on other pages. */
export const boardOnPage = createValueStore<string | null>(null);
