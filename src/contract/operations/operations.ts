import { answer } from '../answer';
import { callContract } from '../call';

/** What happened in one stretch of time on one server. Null: it could not be read. */
export interface OperationPoint {
  /** UTC wire time of its end. */
  at: string;
  /** A second. */
  requests: number;
  /** Answers of 5xx, a minute. */
  failures: number;
  /** Of dispatch, a minute. */
  commands: number;
  /** Milliseconds that 19 of 20 answers keep; null also when there was none. */
  p95_ms: number | null;
  live_clients: number | null;
  /** Events that open pages have not heard of. */
  outbox_unread: number | null;
  database_waiting: number | null;
  jobs_waiting_seconds: number | null;
  positions: number | null;
  /** To people outside and inside, not sent yet. */
  messages_waiting: number | null;
  /** The slowest automatic plan that ended in it; null also when there was none. */
  plan_seconds: number | null;
  /** Gigabytes (10^9) where the data is kept. */
  disk_free_gb: number | null;
}

/**
 * What the replica of the database is good for now: `behind`, it lacks what was written longer ago than the limit; `other`, what
 * answers is not a replica of this database; `down`, nothing answers.
 */
export type ReplicaState = 'used' | 'behind' | 'other' | 'down';

/** The last hours of the server that answers: each has its own. */
export interface OperationsView {
  /** Name of the machine and number of the process. */
  server: string;
  /** UTC wire time. */
  started_at: string;
  /** The copy of the database that lists and reports come from. Null: there is none, and the database answers all. */
  replica: { state: ReplicaState; lag_seconds: number | null } | null;
  points: OperationPoint[];
}

export const operationsCall = callContract({
  method: 'GET',
  path: '/operations',
  tags: ['operations'],
  summary: 'Figures of the last hours of the server that answers',
  answer: answer<OperationsView>({
    server: 'text',
    started_at: 'text',
    points: [{ at: 'text', requests: 'number', failures: 'number', commands: 'number' }],
  }),
});
