import { useEffect, useRef, useSyncExternalStore } from 'react';
import { readLiveStatus, subscribeLive, subscribeLiveStatus, type LiveHandlers } from './live/liveClient';
import type { LiveStatus } from './live/liveMessages';

/** Hears the changes of one topic while the component is mounted; null listens to nothing. */
export function useLive(topic: string | null, handlers: LiveHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (topic === null) return;
    return subscribeLive(topic, {
      onEvent: (event) => latest.current.onEvent?.(event),
      onGap: () => latest.current.onGap?.(),
    });
  }, [topic]);
}

/** Whether what is on screen is live, and since when it is or is not. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(subscribeLiveStatus, readLiveStatus);
}
