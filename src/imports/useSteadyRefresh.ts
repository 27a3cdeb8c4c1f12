import { useCallback, useEffect, useRef } from 'react';

/**
 * Changes can arrive faster than a list loads. One refresh runs at a time and at most one waits, so that a
 * busy lot neither queues many calls nor delays a call forever.
 */
export function useSteadyRefresh(refresh: () => Promise<unknown>): () => void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  const isRunning = useRef(false);
  const isWaiting = useRef(false);
  return useCallback(() => {
    const run = () => {
      isRunning.current = true;
      void latest.current().finally(() => {
        isRunning.current = false;
        if (!isWaiting.current) return;
        isWaiting.current = false;
        run();
      });
    };
    if (isRunning.current) isWaiting.current = true;
    else run();
  }, []);
}
