import { useLayoutEffect } from 'react';
import { createValueStore, useValue } from '../../providers/valueStore';

/** How many parts of the page show the lost connection themselves. */
const shown = createValueStore(0);

/**
 * While the caller is mounted, the page shows the lost connection itself, and the frame does not repeat it.
 */
export function useOwnConnectionNotice(): void {
  useLayoutEffect(() => {
    shown.set(shown.get() + 1);
    return () => shown.set(shown.get() - 1);
  }, []);
}

/** Whether a part of the page shows the lost connection. */
export function useHasOwnConnectionNotice(): boolean {
  return useValue(shown) > 0;
}
