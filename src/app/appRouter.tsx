import type { ReactElement } from 'react';
import { createHashRouter } from 'react-router-dom';
import { randomKey } from '../providers/randomKey';

/**
 * The router can hold only entries of the history that it made. An address typed by hand has no mark of it: it is given
 * one before the router looks, so that it is asked about like any link.
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

/** The browser's number of the entry, which tells a step back from a new address; older browsers have none. */
function placeInHistory(): number | null {
  const { navigation } = window as { navigation?: { currentEntry: { index: number } | null } };
  return navigation?.currentEntry?.index ?? null;
}

/** The one router of the app, made once and outside of React; hash mode (spec §2). `dispose` when the app is taken down. */
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
