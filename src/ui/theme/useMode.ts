import { useCallback, useSyncExternalStore } from 'react';
import { writePreference } from '../../providers/preferences';
import { readMode, showMode, writeMode, type Mode } from '../../providers/mode';

const listeners = new Set<() => void>();

/** The page's own variables turn with the parts that are drawn by theme, also when the system goes dark meanwhile. */
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
