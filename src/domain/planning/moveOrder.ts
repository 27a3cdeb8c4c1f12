import { etasOf } from '../stops/etas';
import type { Move, PlannedRun, PlannedStop, PlanRules } from './plannedRun';
import { drivablePlace, nextFreePlace } from '../runs/runPlaces';
import { inOrder } from '../runs/stopOrder';

function moved(stop: PlannedStop, run: PlannedRun, place: number): PlannedStop {
  return { ...stop, delivery_manifest_id: run.id, delivery_date: run.delivery_date, secuence: place };
}

/** Place among the remaining stops: before the first stop after that place that is not moved. */
function placeAmong(
  run: PlannedRun,
  kept: readonly PlannedStop[],
  { at, stopIds }: Move,
  etas: () => ReadonlyMap<number, string>,
): number {
  if (at === undefined) {
    // The stored ETAs are from the last change of the run.
    const now = etas();
    return nextFreePlace(kept.map((stop) => ({ ...stop, eta: now.get(stop.id) ?? stop.eta })));
  }
  const staying = inOrder(run.stops).filter((stop) => !stopIds.includes(stop.id));
  const next = staying.slice(Math.max(0, at - 1)).find((stop) => kept.includes(stop));
  return next ? kept.indexOf(next) + 1 : kept.length + 1;
}

/** The stops of every run that the move touches, in their new order. */
export function orders(
  runs: readonly PlannedRun[],
  stops: readonly PlannedStop[],
  move: Move,
  [now, rules]: [now: Date, rules: PlanRules],
) {
  const ids = new Set(stops.map((stop) => stop.id));
  const touched = runs.filter((run) => run.id === move.to || run.stops.some((stop) => ids.has(stop.id)));
  return touched.map((run) => {
    const kept = inOrder(run.stops).filter((stop) => !ids.has(stop.id));
    if (run.id === move.to) {
      kept.splice(
        drivablePlace(
          kept,
          placeAmong(run, kept, move, () => etasOf(run, now, rules)),
        ) - 1,
        0,
        ...stops,
      );
    }
    return { run, stops: kept.map((stop, index) => moved(stop, run, index + 1)) };
  });
}
