import { createContext, startTransition, useContext, useEffect, useMemo, useState } from 'react';
import { riskLimits } from '../domain/stops/atRisk';
import { useBrowserSettings } from '../providers/browserSettings';
import type { BoardClock } from './boardClock';

const TICK_MS = 30_000;

/** The board's clock: ages and risks are calculated twice a minute, all for the same time. */
export function useBoardClock(): BoardClock {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => startTransition(() => setNow(new Date())), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const settings = useBrowserSettings();
  return useMemo(
    () => ({
      now,
      limits: riskLimits(settings),
      cool: settings,
      pace: settings,
    }),
    [now, settings],
  );
}

export const BoardClockContext = createContext<BoardClock | null>(null);

/** The clock of the board around. */
export function useClock(): BoardClock {
  const clock = useContext(BoardClockContext);
  if (!clock) throw new Error('Rows and lanes need the clock of the board around them');
  return clock;
}
