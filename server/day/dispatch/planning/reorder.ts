import { fewestMoves } from '../../../../src/domain/planning/fewestMoves';
import type { RouteTrace } from '../../../../src/domain/planning/planView';
import { readPace } from '../../../planning/roads/readPace';
import type { LockedRun } from '../commands/work/lockedRun';
import type { UnitOfWork } from '../commands/work/unitOfWork';
import { readPlanningRuns } from './planningRun';
import { wholeOrder } from './routeParts';
import { runProblem, type RunProblem } from './runProblem';
import type { PlannedDelivery } from './stopWindow';

/** The problem of a locked run, including the changes that the command has made so far. */
export async function lockedProblem(
  work: UnitOfWork,
  run: LockedRun,
  wanted: PlannedDelivery | null = null,
): Promise<RunProblem> {
  const [head] = await readPlanningRuns(work.trx, { ids: [run.id] });
  if (!head) throw new Error('A run under its lock is there');
  // Places are written at the end of a command.
  const clients = new Map(head.stops.map((stop) => [stop.id, stop.funding_source_id]));
  const stops = run.stops.map((stop, index) => ({
    ...stop,
    funding_source_id: clients.get(stop.id) ?? null,
    secuence: index + 1,
  }));
  return runProblem({ ...head, stops }, await readPace(work.trx), work.now, wanted);
}

/** A traced way as a run keeps it. */
export function wayOf({ polyline, legs }: RouteTrace): { polyline: string; metres: number } {
  return { polyline, metres: legs.reduce((sum, leg) => sum + leg.metres, 0) };
}

/** Puts the open stops of a run into an order; only those that do not keep their place among the others are moved. */
export function reorder(work: UnitOfWork, run: LockedRun, made: RunProblem, order: readonly number[]): void {
  const wanted = wholeOrder(made, order);
  const moved = fewestMoves(
    run.stops.map((stop) => stop.id),
    wanted,
  );
  for (const id of moved) {
    const stop = run.stops.find((each) => each.id === id);
    if (!stop) continue;
    const others = run.stops.filter((each) => each !== stop);
    const before = wanted[wanted.indexOf(id) - 1];
    work.placeStop(stop, { run, at: others.findIndex((each) => each.id === before) + 2 });
  }
}
