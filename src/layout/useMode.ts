import { useCallback, useSyncExternalStore } from 'react';
import { writePreference } from '../providers/preferences';
import { readMode, writeMode, type Mode } from './mode';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia?.('(prefers-color-scheme: dark)');
  listeners.add(listener);
  system?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system?.removeEventListener('change', listener);
  };
}

/** Light or dark, and how to change it: kept on this device at once, and with the person's preferences. */
export function useMode(): [Mode, (mode: Mode) => void] {
  const mode = useSyncExternalStore(subscribe, readMode);
  const set = useCallback((next: Mode) => {
    writeMode(next);
    writePreference('dark', next === 'dark');
    listeners.forEach((listener) => listener());
  }, []);
  return [mode, set];
}
