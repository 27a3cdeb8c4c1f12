import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

/** One value outside React that components follow. Listeners run when it changes (`Object.is`). */
export interface ValueStore<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createValueStore<T>(initial: T): ValueStore<T> {
  const store = createStore<T>(() => initial);
  return {
    get: store.getState,
    set: (value) => store.setState(value, true),
    subscribe: (listener) => store.subscribe(() => listener()),
  };
}

export function useValue<T>({ get, subscribe }: ValueStore<T>): T {
  return useSyncExternalStore(subscribe, get);
}
