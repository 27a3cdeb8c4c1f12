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

/** A person looks at the run whose stop they hold. */
export function PresenceProvider({ board, date, children }: PresenceProviderProps) {
  const manifestId = useCurrentManifest(board)?.id ?? null;
  const others = usePresence(date, manifestId);
  return <PresenceContext.Provider value={others}>{children}</PresenceContext.Provider>;
}
