import { useEffect, useState } from 'react';

/** A person waits no longer for a map before there is another one. Milliseconds. */
const TIMEOUT_MS = 8_000;

/** Google's own call for a key that it refuses; there is no other way to learn of it. */
declare global {
  interface Window {
    gm_authFailure?: () => void;
  }
}

/** Says when Google's map is refused or not drawn in time. Returns what is to be called once it is drawn. */
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
