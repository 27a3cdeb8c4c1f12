import { createContext, useContext } from 'react';
import type { CommandOnStack } from '../../domain/runs/dispatchView';
import type { HttpError } from '../../providers/http';

/** A step that the server would not take, with its reason; kept beside the commands until the page is left. */
export interface RefusedStep {
  readonly step: CommandOnStack;
  readonly error: HttpError;
}

export interface UndoSteps {
  /** Takes back the last thing I did that still can be, or does the last thing again that I took back. */
  stepBack: () => Promise<void>;
  stepForward: () => Promise<void>;
  /** The same for one of them. */
  take: (step: CommandOnStack) => Promise<void>;
  refused: readonly RefusedStep[];
}

export const UndoContext = createContext<UndoSteps | null>(null);

export function useUndo(): UndoSteps {
  const steps = useContext(UndoContext);
  if (!steps) throw new Error('Steps back need the board around them');
  return steps;
}
