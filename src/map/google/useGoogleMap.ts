import { useEffect, useState } from 'react';

/** Maximum waiting time before another map is shown. Milliseconds. */
const TIMEOUT_MS = 8_000;

/** Google's own callback for a refused key; there is no other notification. */
declare global {
  interface Window {
    gm_authFailure?: () => void;
  }
}

/**
 * Reports when Google's map is refused or not shown in time. Returns the function to call when it is shown.
 */
export function useGoogleMap(onFail: () => void): () => void {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (isDrawn) return undefined;
    const timer = setTimeout(onFail, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isDrawn, onFail]);
  useEffect(() => {
    window.gm_authFailure = onFail;
    return () => {
      delete window.gm_authFailure;
    };
  }, [onFail]);
  return () => setDrawn(true);
}
