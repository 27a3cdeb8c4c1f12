import { useEffect, useRef, useSyncExternalStore } from 'react';
import { readLiveStatus, subscribeLive, subscribeLiveStatus, type LiveHandlers } from './live/liveClient';
import type { LiveStatus } from './live/liveMessages';

/** Subscribes to one topic while the component is mounted; null subscribes to nothing. */
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

/** Whether the screen is live, and since when. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(subscribeLiveStatus, readLiveStatus);
}
