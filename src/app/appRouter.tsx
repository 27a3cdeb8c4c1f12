import type { ReactElement } from 'react';
import { createHashRouter } from 'react-router-dom';
import { randomKey } from '../providers/randomKey';

/**
 * The router can block only history entries that it created. A typed URL has no mark of the router, so it is
 * marked before the router reads it, and unsaved input is protected as for a link.
 */
function markTypedAddresses(): { follow: () => void; stop: () => void } {
  let index = 0;
  let entry = placeInHistory();
  const follow = () => {
    index = indexOf(window.history.state) ?? index;
    entry = placeInHistory();
  };
  const mark = ({ state }: PopStateEvent) => {
    if (indexOf(state) === null) {
      const steps = entry === null ? 1 : (placeInHistory() ?? entry + 1) - entry;
      window.history.replaceState({ usr: null, key: randomKey(), idx: index + steps }, '');
    }
    follow();
  };
  window.addEventListener('popstate', mark, true);
  return { follow, stop: () => window.removeEventListener('popstate', mark, true) };
}

/** The router's number of an entry in the history. */
function indexOf(state: unknown): number | null {
  const marked = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof marked === 'number' ? marked : null;
}

/**
 * The browser's number of the entry, which distinguishes a step back from a new URL; older browsers have
 * none.
 */
function placeInHistory(): number | null {
  const { navigation } = window as { navigation?: { currentEntry: { index: number } | null } };
  return navigation?.currentEntry?.index ?? null;
}

/**
 * The router of the app, created one time and outside of React; hash mode (spec §2). Call `dispose` when the
 * app is removed.
 */
export function createAppRouter(app: ReactElement) {
  const typed = markTypedAddresses();
  const router = createHashRouter([{ path: '*', element: app }]);
  typed.follow();
  router.subscribe(typed.follow);
  return {
    router,
    dispose: () => {
      router.dispose();
      typed.stop();
    },
  };
}
