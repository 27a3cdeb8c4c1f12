import { useMemo, type ReactNode } from 'react';
import { findStop, type Board } from '../board/mergeBoard';
import { useSelection } from '../hands/useHands';
import { PresenceContext } from './presenceContext';
import { usePresence } from './usePresence';

interface PresenceProviderProps {
  board: Board;
  date: string;
  children: ReactNode;
}

/** A person looks at the run whose stop they hold. */
export function PresenceProvider({ board, date, children }: PresenceProviderProps) {
  const { ids } = useSelection();
  const [held] = ids;
  const manifestId = useMemo(
    () => (held === undefined ? null : (findStop(board, held)?.manifest?.id ?? null)),
    [board, held],
  );
  const others = usePresence(date, manifestId);
  return <PresenceContext.Provider value={others}>{children}</PresenceContext.Provider>;
}
