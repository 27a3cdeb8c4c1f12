import { memoryStore, type Store } from 'react-admin';
import { useCallback, useSyncExternalStore } from 'react';
import { readPreferences, subscribePreferences, writePreference } from './preferences';

/** Which columns of a list are shown, in which order, and the queries that somebody has saved. */
const KEPT = /^columns\.|\.savedQueries$/;

/** What a list is filtered by can name a patient; the list controller leaves it here and nobody reads it. */
const FORGOTTEN = /\.listParams$/;

const passing = memoryStore();

/**
 * react-admin's store. What a person chooses for a list goes to the server with their other preferences; all else stays
 * in memory: by default it is written to local storage, and what is typed into a search is the name of a patient.
 */
export const store: Store = {
  ...passing,
  getItem: <T>(key: string, fallback?: T) =>
    KEPT.test(key)
      ? ((readPreferences()[key] as T | undefined) ?? fallback)
      : passing.getItem<T>(key, fallback),
  setItem: (key, value) => {
    if (KEPT.test(key)) writePreference(key, value);
    else if (!FORGOTTEN.test(key)) passing.setItem<unknown>(key, value);
  },
  removeItem: (key) => (KEPT.test(key) ? writePreference(key, undefined) : passing.removeItem(key)),
  subscribe: (key, callback) =>
    KEPT.test(key)
      ? subscribePreferences(() => callback(readPreferences()[key]))
      : passing.subscribe(key, callback),
};

/** A preference of the signed-in person, kept on the server: `[value, set]`. */
export function usePreference<T>(key: string, fallback: T): [T, (value: T) => void] {
  const preferences = useSyncExternalStore(subscribePreferences, readPreferences);
  const stored = preferences[key];
  const set = useCallback((value: T) => writePreference(key, value), [key]);
  return [stored === undefined ? fallback : (stored as T), set];
}
