import { memoryStore } from 'ra-core';
import { useCallback, useSyncExternalStore } from 'react';
import { readPreferences, subscribePreferences, writePreference } from './preferences';

/**
 * react-admin's own store stays in memory: by default it writes what is typed into a search, names of patients
 * among it, to local storage. What a person may keep goes through `usePreference`.
 */
export const store = memoryStore();

/** A preference of the signed-in person, kept on the server: `[value, set]`. */
export function usePreference<T>(key: string, fallback: T): [T, (value: T) => void] {
  const preferences = useSyncExternalStore(subscribePreferences, readPreferences);
  const stored = preferences[key];
  const set = useCallback((value: T) => writePreference(key, value), [key]);
  return [stored === undefined ? fallback : (stored as T), set];
}
