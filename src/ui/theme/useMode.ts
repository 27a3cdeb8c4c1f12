import { useCallback, useSyncExternalStore } from 'react';
import { writePreference } from '../../providers/preferences';
import { readMode, showMode, writeMode, type Mode } from '../../providers/mode';

const listeners = new Set<() => void>();

/**
 * Keeps the page's CSS variables and the themed components in the same mode, also when the system's setting
 * changes.
 */
function subscribe(listener: () => void): () => void {
  const system = window.matchMedia?.('(prefers-color-scheme: dark)');
  const follow = () => {
    showMode(readMode());
    listener();
  };
  listeners.add(listener);
  system?.addEventListener('change', follow);
  return () => {
    listeners.delete(listener);
    system?.removeEventListener('change', follow);
  };
}

/**
 * The colour mode, and a function to change it: stored on this device at once, and with the user's
 * preferences.
 */
export function useMode(): [Mode, (mode: Mode) => void] {
  const mode = useSyncExternalStore(subscribe, readMode);
  const set = useCallback((next: Mode) => {
    writeMode(next);
    writePreference('dark', next === 'dark');
    listeners.forEach((listener) => listener());
  }, []);
  return [mode, set];
}
