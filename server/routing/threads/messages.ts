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

export type SolverMessage =
  /** The problem is read: from now on there is a plan to keep when it is stopped. */
  | { kind: 'begun' }
  | { kind: 'progress'; progress: SolveProgress }
  | { kind: 'done'; cost: number; solution: Pick<Solution, 'plan' | 'violations' | 'unassigned'> }
  | { kind: 'refused'; problems: FieldProblem[] };
