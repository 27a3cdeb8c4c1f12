import type { RoutingProblem } from '../../planning/routing/format/problem';
import type { Solution } from '../../planning/routing/optimizer';
import { shareMatrices } from '../../planning/routing/threads/shareMatrices';
import { startSolver } from '../../planning/routing/threads/solverThread';

/**
 * A search that is stopped answers at once and leaves out the reasons: they are worked out afterwards, in a thread, for
 * what its plan has no run for. The plan outlives a crash of that thread.
 */
export async function explainStopped(problem: RoutingProblem, solution: Solution): Promise<Solution> {
  const isSilent = solution.unassigned.some(({ reasons }) => reasons.length === 0);
  if (!solution.stopped || !isSilent) return solution;
  const thread = startSolver(
    {
      problem: await shareMatrices(problem),
      seed: 1,
      limit: { iterations: 1 },
      fewestVehicles: false,
      stop: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
      given: solution.plan,
    },
    () => undefined,
  );
  try {
    return { ...solution, unassigned: (await thread.done).solution.unassigned };
  } catch (error) {
    return {
      ...solution,
      crashes: [...solution.crashes, error instanceof Error ? error.message : String(error)],
    };
  } finally {
    await thread.kill();
  }
}
