import type { MoveTarget } from './moveTarget';

/** A move without an answer from the server yet. */
export interface PendingMove {
  readonly key: string;
  readonly ids: readonly number[];
  readonly target: MoveTarget;
}
