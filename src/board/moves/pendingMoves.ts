import type { MoveTarget } from './moveTarget';

/** A move that the server has not answered yet. */
export interface PendingMove {
  readonly key: string;
  readonly ids: readonly number[];
  readonly target: MoveTarget;
}
