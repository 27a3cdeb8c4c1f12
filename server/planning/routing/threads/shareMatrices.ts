import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Matrix, RoutingProblem } from '../format/problem';

/** Other work of the server waits no longer than about this. Milliseconds. */
const SLICE_MS = 8;

async function share(matrix: Matrix): Promise<Matrix> {
  const width = matrix.length;
  const shared = new SharedArrayBuffer(width * width * Float64Array.BYTES_PER_ELEMENT);
  const rows: Float64Array[] = [];
  let since = performance.now();
  for (const row of matrix) {
    if (row instanceof Float64Array && row.buffer instanceof SharedArrayBuffer) {
      rows.push(row);
      continue;
    }
    const copy = new Float64Array(shared, rows.length * width * Float64Array.BYTES_PER_ELEMENT, width);
    copy.set(row);
    rows.push(copy);
    if (performance.now() - since < SLICE_MS) continue;
    await nextTurn();
    since = performance.now();
  }
  return rows;
}

/** The same problem with its matrices in shared memory, copied in slices: threads then get them without a copy. */
export async function shareMatrices(problem: RoutingProblem): Promise<RoutingProblem> {
  const matrices: NonNullable<RoutingProblem['matrices']> = {};
  for (const [profile, given] of Object.entries(problem.matrices ?? {})) {
    matrices[profile] = {
      durations: await share(given.durations),
      ...(given.distances && { distances: await share(given.distances) }),
      ...(given.costs && { costs: await share(given.costs) }),
    };
  }
  return { ...problem, matrices };
}
