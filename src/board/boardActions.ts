import { createContext, useContext } from 'react';
import type { CommandAnswer, ManifestView } from '../domain/runs/dispatchView';

/** What actions may do to the board they stand on. */
export interface BoardActions {
  /** Takes newer states of runs in. */
  merge: (manifests: readonly ManifestView[]) => void;
  /** Takes in what a command has changed: its runs and its stops of the pool. */
  take: (answer: Pick<CommandAnswer, 'manifests' | 'events' | 'removed_manifest_ids'>) => void;
  /** Fetches the day again. */
  refetch: () => Promise<unknown>;
  /** Offers to take a command back until its time is over. */
  offerUndo: (offer: { commandId: string; text: string; name: string }) => void;
}

export const BoardActionsContext = createContext<BoardActions | null>(null);

export function useBoardActions(): BoardActions {
  const actions = useContext(BoardActionsContext);
  if (!actions) throw new Error('Actions on stops need the board around them');
  return actions;
}
