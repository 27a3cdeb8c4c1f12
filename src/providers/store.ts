import { memoryStore, type Store } from 'react-admin';
import { useCallback } from 'react';
import { writePreference } from './preferences';
import { preferences } from './preferenceStore';
import { useValue } from './valueStore';

/** Visible columns of a list and their order, and saved queries. */
const STORED = /^columns\.|\.savedQueries$/;

/**
 * List filters can contain a patient's name; the list controller writes them here and they are never read.
 */
const FORGOTTEN = /\.listParams$/;

const passing = memoryStore();

/**
 * react-admin's store. List settings are sent to the server with the user's other preferences; everything
 * else stays in memory. By default it is written to local storage, and a typed search can be a patient's
 * name.
 */
export const store: Store = {
  ...passing,
  getItem: <T>(key: string, fallback?: T) =>
    STORED.test(key)
      ? ((preferences.get()[key] as T | undefined) ?? fallback)
      : passing.getItem<T>(key, fallback),
  setItem: (key, value) => {
    if (STORED.test(key)) writePreference(key, value);
    else if (!FORGOTTEN.test(key)) passing.setItem<unknown>(key, value);
  },
  removeItem: (key) => (STORED.test(key) ? writePreference(key, undefined) : passing.removeItem(key)),
  subscribe: (key, callback) =>
    STORED.test(key)
      ? preferences.subscribe(() => callback(preferences.get()[key]))
      : passing.subscribe(key, callback),
};

/** A preference of the signed-in user, stored on the server: `[value, set]`. */
export function usePreference<T>(key: string, fallback: T): [T, (value: T) => void] {
  const stored = useValue(preferences)[key];
  const set = useCallback((value: T) => writePreference(key, value), [key]);
  return [stored === undefined ? fallback : (stored as T), set];
}
