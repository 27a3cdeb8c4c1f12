import { useEffect, useState, type ReactNode } from 'react';

/** Who steps through rows by keyboard passes stops faster than this. Milliseconds. */
const REST_MS = 200;

/**
 * Its children once the selection has stayed on a stop: what they ask of the server is asked for the stop that
 * somebody looks at, not for each that is passed. Put it under a key of the stop.
 */
export function OnceRested({ children, before = null }: { children: ReactNode; before?: ReactNode }) {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isRested ? children : before;
}
