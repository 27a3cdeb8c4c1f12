import { useLayoutEffect, useSyncExternalStore } from 'react';

let shown = 0;
const listeners = new Set<() => void>();

function count(step: 1 | -1): void {
  shown += step;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * While the caller is mounted, the page shows the lost connection itself, and the frame does not repeat it.
 */
export function useOwnConnectionNotice(): void {
  useLayoutEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** Whether a part of the page shows the lost connection. */
export function useHasOwnConnectionNotice(): boolean {
  return useSyncExternalStore(subscribe, () => shown > 0);
}
