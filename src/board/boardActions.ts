import { createContext, useContext } from 'react';
import type { CommandAnswer, ManifestView } from '../domain/runs/dispatchView';

/** Functions by which actions change the board. */
export interface BoardActions {
  /** Merges newer states of runs. */
  merge: (manifests: readonly ManifestView[]) => void;
  /** Merges the result of a command: its runs and its unassigned stops. */
  take: (answer: Pick<CommandAnswer, 'manifests' | 'events' | 'removed_manifest_ids'>) => void;
  /** Fetches the day again. */
  refetch: () => Promise<unknown>;
  /** Offers to undo a command for a limited time. */
  offerUndo: (offer: { commandId: string; text: string; name: string }) => void;
}

export const BoardActionsContext = createContext<BoardActions | null>(null);

export function useBoardActions(): BoardActions {
  const actions = useContext(BoardActionsContext);
  if (!actions) throw new Error('Actions on stops need the board around them');
  return actions;
}
