import { useEffect, useEffectEvent, useState } from 'react';
import { useLiveStatus } from '../../providers/useLive';

/** A shorter interruption of the stream is not shown. Milliseconds. */
const PATIENCE_MS = 1_000;

/**
 * Since when the page is not live, null while it is. The browser's own "offline" event is used at once; an
 * interruption further away ends the stream.
 *
 * @param onBack called when the browser is online again: the owner of the stream may not have noticed the
 * interruption
 */
export function useCutSince(onBack: () => void): Date | null {
  const { state, since } = useLiveStatus();
  const [offlineSince, setOfflineSince] = useState<number | null>(() =>
    navigator.onLine ? null : Date.now(),
  );
  const [staleSince, setStaleSince] = useState<number | null>(null);
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const timer = setTimeout(
      () => setStaleSince(state === 'stale' ? since : null),
      state === 'stale' ? PATIENCE_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [state, since]);
  useEffect(() => {
    const away = () => setOfflineSince(Date.now());
    const here = () => {
      setOfflineSince(null);
      back();
    };
    window.addEventListener('offline', away);
    window.addEventListener('online', here);
    return () => {
      window.removeEventListener('offline', away);
      window.removeEventListener('online', here);
    };
  }, []);
  const cuts = [offlineSince, staleSince].filter((cut) => cut !== null);
  return cuts.length === 0 ? null : new Date(Math.min(...cuts));
}
