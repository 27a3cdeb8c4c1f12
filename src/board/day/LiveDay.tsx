import { useEffect, useRef } from 'react';
import { useLive } from '../../providers/useLive';

/** Changes that arrive within this time are fetched in one call. Milliseconds. */
const GATHER_MS = 300;

/** Subscribes to changes of one day. Renders nothing. */
export function LiveDay({ date, onChange }: { date: string; onChange: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const soon = () => {
    timer.current ??= setTimeout(() => {
      timer.current = null;
      onChange();
    }, GATHER_MS);
  };
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
    },
    [],
  );
  useLive(`dispatch:${date}`, { onEvent: soon, onGap: soon });
  return null;
}
