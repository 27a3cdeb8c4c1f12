import type { ReactNode } from 'react';
import type { Board } from '../mergeBoard';
import { useCurrentManifest } from '../dispatchState';
import { PresenceContext } from './presenceContext';
import { usePresence } from './usePresence';

interface PresenceProviderProps {
  board: Board;
  date: string;
  children: ReactNode;
}

/** Reports the run of the selected stop as the run that the user looks at. */
export function PresenceProvider({ board, date, children }: PresenceProviderProps) {
  const manifestId = useCurrentManifest(board)?.id ?? null;
  const others = usePresence(date, manifestId);
  return <PresenceContext.Provider value={others}>{children}</PresenceContext.Provider>;
}
