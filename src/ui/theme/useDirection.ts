import { useSyncExternalStore } from 'react';
import { followDirection, pageDirection } from '../../i18n/language';

/** Which way the page runs: from left to right, or in Arabic from right to left. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(followDirection, pageDirection);
}
