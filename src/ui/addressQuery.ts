import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { amendRoute } from './access/previousRoute';

type Changes = Readonly<Record<string, string | null>>;

/** What a page has written into its own address since it was navigated to; `at` is the router's record of that. */
let written: { readonly at: object; readonly search: string } | null = null;
const listeners = new Set<() => void>();

function write(next: typeof written): void {
  written = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The query of the address, and how a page changes its own; null takes a value out. The router is not told, as it would
 * draw menu, header and page anew for each filter that is pressed; a reload, a link and "go back" find what was written.
 */
export function useAddressQuery(): readonly [query: URLSearchParams, change: (changes: Changes) => void] {
  const location = useLocation();
  const search = useSyncExternalStore(subscribe, () =>
    written?.at === location ? written.search : location.search,
  );
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const held = useRef({ location, search });
  useEffect(() => {
    held.current = { location, search };
  });
  const change = useCallback((changes: Changes) => {
    const { location: at, search: before } = held.current;
    const next = new URLSearchParams(written?.at === at ? written.search : before);
    for (const [key, value] of Object.entries(changes)) {
      if (value) next.set(key, value);
      else next.delete(key);
    }
    const said = next.size > 0 ? `?${next.toString()}` : '';
    const path = at.pathname + said;
    // The router keeps its own record of the entry in the history, which stays. An address typed by hand, or gone back
    // to, is a new record of the router and says more than what is written here.
    window.history.replaceState(window.history.state, '', `#${path}`);
    amendRoute(path);
    write({ at, search: said });
  }, []);
  return [query, change];
}
