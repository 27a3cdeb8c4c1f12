import { setImmediate as nextTurn } from 'node:timers/promises';
import { matchProblems } from '../../../src/domain/runs/assignmentRules';
import { ETA_THRESHOLD_MINUTES } from '../../../src/domain/stops/etaClass';
import { needsTripBack } from '../../../src/domain/stops/pickUpRule';
import type { PlanningStop } from '../dispatch/planning/planningRun';
import { checkOrder } from './checkOrder';
import type { DayProblem } from './dayProblem';
import type { RunOfDay } from './runOfDay';

interface Place {
  on: RunOfDay;
  order: number[];
  /** Unix seconds. */
  arrival: number;
}

/** A gain that nobody would call sooner. Seconds. */
const LEAST_GAIN = ETA_THRESHOLD_MINUTES * 60;

/** Whether each stop of an order begins in its time, and the driver is back in it. */
function isKept(day: DayProblem, on: RunOfDay, order: readonly number[]): boolean {
  const { begins, finish } = day.driveOrder(on, order);
  const most = day.problem.vehicles.find(({ id }) => id === on.run.id)?.overtime?.max ?? 0;
  if (finish > Math.max(on.made.shiftEnd, on.made.begin) + most) return false;
  return order.every((id) => {
    const stop = day.stops.get(id);
    return !stop || (begins.get(id) ?? 0) <= day.windowOn(on, stop)[1];
  });
}

/** The place on a run that costs the least driving, where every rule is kept; null: it cannot take the stop. */
function placeOn(day: DayProblem, on: RunOfDay, order: readonly number[], stop: PlanningStop): Place | null {
  if (matchProblems(on.run, stop).length > 0 || needsTripBack(on.run.stops)) return null;
  const ways = Array.from({ length: order.length + 1 }, (_, at) => order.toSpliced(at, 0, stop.id))
    .filter((way) => isKept(day, on, way))
    .map((way) => ({ way, drive: day.driveOrder(on, way) }))
    .sort((a, b) => a.drive.seconds - b.drive.seconds || a.drive.finish - b.drive.finish);
  const best = ways.find(({ way }) => checkOrder(day, on, way).length === 0);
  const arrival = best?.drive.begins.get(stop.id);
  return best && arrival !== undefined ? { on, order: best.way, arrival } : null;
}

/**
 * Rush rides on the run that is at its door first, of all that can take it. The optimizer weighs driving alone, so its plan is
 * gone over: what waits and is urgent changes to a run that comes sooner, where that makes nothing late.
 *
 * @param orders of all runs; changed in place
 */
export async function rushFirst(day: DayProblem, orders: Map<number, number[]>): Promise<void> {
  for (const [runId, order] of [...orders]) {
    for (const id of order) {
      const stop = day.stops.get(id);
      const from = day.runs.get(runId);
      if (!stop || !from || stop.priority !== 'high' || stop.delivery_manifest_id !== null) continue;
      const mine = orders.get(runId) ?? [];
      const arrival = day.driveOrder(from, mine).begins.get(id) ?? 0;
      let best: Place | null = null;
      for (const [otherId, on] of day.runs) {
        const place = otherId === runId ? null : placeOn(day, on, orders.get(otherId) ?? [], stop);
        if (place && place.arrival < (best?.arrival ?? arrival - LEAST_GAIN)) best = place;
      }
      await nextTurn();
      const without = mine.filter((each) => each !== id);
      if (!best || !isKept(day, from, without)) continue;
      orders.set(runId, without);
      orders.set(best.on.run.id, best.order);
    }
  }
}
