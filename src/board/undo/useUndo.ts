import { createContext, useContext } from 'react';
import type { CommandOnStack } from '../../domain/runs/dispatchView';
import type { HttpError } from '../../providers/http';

/** A refused step with its reason; listed with the commands until the user leaves the page. */
export interface RefusedStep {
  readonly step: CommandOnStack;
  readonly error: HttpError;
}

export interface UndoSteps {
  /** Undoes the last own command that can be undone, or redoes the last undone one. */
  stepBack: () => Promise<void>;
  stepForward: () => Promise<void>;
  /** The same for a given step. */
  take: (step: CommandOnStack) => Promise<void>;
  refused: readonly RefusedStep[];
}

export const UndoContext = createContext<UndoSteps | null>(null);

export function useUndo(): UndoSteps {
  const steps = useContext(UndoContext);
  if (!steps) throw new Error('Steps back need the board around them');
  return steps;
}
