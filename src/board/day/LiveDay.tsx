import { useEffect, useRef } from 'react';
import { useLive } from '../../providers/useLive';

/** Changes that come within this many milliseconds are fetched in one call. */
const GATHER_MS = 300;

/** Listens to what changes on one day, without drawing anything. */
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
