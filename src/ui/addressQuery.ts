import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { createValueStore } from '../providers/valueStore';
import { amendRoute } from './access/previousRoute';

type Changes = Readonly<Record<string, string | null>>;

/**
 * The query that a page has written into its own URL since it was opened; `at` is the router's record of that
 * navigation.
 */
const written = createValueStore<{ readonly at: object; readonly search: string } | null>(null);

/** The query that the page has written, else that of the router. */
function searchAt(location: { readonly search: string }): string {
  const own = written.get();
  return own?.at === location ? own.search : location.search;
}

/** One value of the query; a component that needs no other renders for no other. */
export function useAddressValue(name: string): string | null {
  const location = useLocation();
  return useSyncExternalStore(written.subscribe, () => new URLSearchParams(searchAt(location)).get(name));
}

/** Changes the query of the URL; null removes a value. */
export function useAddressChange(): (changes: Changes) => void {
  const location = useLocation();
  const current = useRef(location);
  // With the picture itself: a press right after a navigation changes the URL that is seen.
  useLayoutEffect(() => {
    current.current = location;
  });
  return useCallback((changes: Changes) => {
    const at = current.current;
    const next = new URLSearchParams(searchAt(at));
    for (const [key, value] of Object.entries(changes)) {
      if (value) next.set(key, value);
      else next.delete(key);
    }
    const queryText = next.size > 0 ? `?${next.toString()}` : '';
    const path = at.pathname + queryText;
    // The router's own history record stays. A typed URL or a history step creates a new record, which
    // replaces what was written here.
    window.history.replaceState(window.history.state, '', `#${path}`);
    amendRoute(path);
    written.set({ at, search: queryText });
  }, []);
}

/**
 * The query of the URL, and a function to change it. The router is not notified,
 * because it would render menu, header and page for each pressed filter; a reload, a link and "go back" use
 * the written query.
 */
export function useAddressQuery(): readonly [query: URLSearchParams, change: (changes: Changes) => void] {
  const location = useLocation();
  const search = useSyncExternalStore(written.subscribe, () => searchAt(location));
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return [query, useAddressChange()];
}
