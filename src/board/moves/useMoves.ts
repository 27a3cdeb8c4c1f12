import { createContext, useContext } from 'react';
import type { HttpError } from '../../providers/http';
import type { MoveRequest } from './moveRequest';

export interface MoveOptions {
  /** Why a rule is overridden. */
  reason?: string;
  /** The rules that the user has seen and overrides. */
  rules?: readonly string[];
  /** Receives a refusal of the whole move in place of a message; the input is kept. */
  onRefused?: (error: HttpError) => void;
  /** Called when the move is done, or when another question is shown on screen. */
  onSettled?: () => void;
}

/** Sends moves: shown as pending at once, with a result per stop and the reason of each refusal. */
export interface Moves {
  /** Resolves when the server has answered. */
  send: (request: MoveRequest, options?: MoveOptions) => Promise<void>;
}

export const MovesContext = createContext<Moves | null>(null);

export function useMoves(): Moves {
  const moves = useContext(MovesContext);
  if (!moves) throw new Error('Moves need the board around them');
  return moves;
}
