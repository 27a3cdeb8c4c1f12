import type { RoutingPlan } from '../format/plan';
import type { RoutingProblem } from '../format/problem';
import type { FieldProblem } from '../format/refusal';
import type { Solution, SolveProgress } from '../optimizer';

/** What a solver thread is started with. Matrices are in shared memory. */
export interface SolverStart {
  problem: RoutingProblem;
  seed: number;
  /** Wall milliseconds, or a number of iterations. */
  limit: { budgetMs: number } | { iterations: number };
  fewestVehicles: boolean;
  /** A plan made elsewhere: it is checked and its gaps are explained; nothing is searched. */
  given?: RoutingPlan;
  /** One 32-bit word: 1 = stop now. */
  stop: SharedArrayBuffer;
}

/** What a search has found. */
export interface SolverDone {
  cost: number;
  solution: Pick<Solution, 'plan' | 'violations' | 'unassigned'>;
}

export type SolverMessage =
  /** The problem is read: from now on there is a plan to keep when it is stopped. */
  | { kind: 'begun' }
  | { kind: 'progress'; progress: SolveProgress }
  /** `SolverDone` as JSON: a large plan takes a fraction of the time that a copy of its objects takes. */
  | { kind: 'done'; json: string }
  | { kind: 'refused'; problems: FieldProblem[] };
