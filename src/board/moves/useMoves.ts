import { createContext, useContext } from 'react';
import type { HttpError } from '../../providers/http';
import type { MoveRequest } from './moveRequest';

export interface MoveOptions {
  /** Why a rule is overridden. */
  reason?: string;
  /** The rules that the person has seen and overrides. */
  rules?: readonly string[];
  /** Shows a refusal of the whole move, instead of a message; the input is still there. */
  onRefused?: (error: HttpError) => void;
  /** Called once something was done, or the next question stands elsewhere on screen. */
  onSettled?: () => void;
}

/** Sends moves: shown as under way at once, answered per stop, refused with the reason. */
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
