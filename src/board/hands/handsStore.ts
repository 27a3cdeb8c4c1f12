import { useSyncExternalStore } from 'react';

/** A value that a few parts of the board follow, while all others stay as they are drawn. */
export interface HandsStore<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createHandsStore<T>(initial: T): HandsStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useHandsStore<T>(store: HandsStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
