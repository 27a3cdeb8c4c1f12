import type { ReplicaState } from '../../../src/contract/operations/operations';
import type { Db } from './database';

export interface ReplicaStatus {
  state: ReplicaState;
  /** For how long the oldest write that it lacks has been there; null: it does not say. */
  lagSeconds: number | null;
}

/** A copy of the database that a server keeps by streaming replication: it answers reads, a moment later than the primary would. */
export interface Replica {
  db: Db;
  status(): ReplicaStatus;
  /** How far the primary has written, as the replica will have it: a place in the log (`16/B374D848`). */
  position(): Promise<string>;
  /** Whether the replica has everything up to a place in the log; waits so long for it. */
  reached(position: string, withinMs: number): Promise<boolean>;
  /** Ends when the replica goes down, for reads under way that would wait for a machine that is gone. */
  present(): AbortSignal;
  close(): Promise<void>;
}
