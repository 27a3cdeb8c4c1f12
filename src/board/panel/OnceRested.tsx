import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { enqueueRender } from '../renderQueue';

/** Who steps through rows by keyboard passes stops faster than this. Milliseconds. */
const REST_MS = 200;

/**
 * Its children once the selection has stayed on a stop: what they ask of the server is asked for the stop that
 * somebody looks at, not for each that is passed. Put it under a key of the stop. Several of them come one after the
 * other, a frame each, because together they would keep a key waiting on a slow machine.
 */
export function OnceRested({ children, before = null }: { children: ReactNode; before?: ReactNode }) {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    let leave = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      leave = enqueueRender(() => startTransition(() => setRested(true)));
    }, REST_MS);
    return () => leave();
  }, []);
  return isRested ? children : before;
}
