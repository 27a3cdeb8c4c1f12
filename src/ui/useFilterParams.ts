import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** New query values by name; null and an empty text remove a name. */
type Changes = Readonly<Record<string, string | null>>;

/** The query of the URL as the filters of a page, so that a view can be shared. */
export function useFilterParams(): readonly [params: URLSearchParams, change: (changes: Changes) => void] {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Changes) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [params, change];
}
