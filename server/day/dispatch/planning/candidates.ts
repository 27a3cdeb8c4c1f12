import { setImmediate as nextTurn } from 'node:timers/promises';
import { MINUTE_MS } from '../../../../src/domain/time/durations';
import { toWire } from '../../../../src/domain/time/dates';
import { assignmentWay } from '../../../../src/domain/runs/assignmentRules';
import { isBetterOrder, type OrderCost } from '../../../../src/domain/stops/lateness';
import type { RefusedRun, RunCandidate, RunCandidates } from '../../../../src/domain/planning/planView';
import { loadingOf, TRIP_BACK_ID } from '../../../../src/domain/runs/tripBack';
import type { Candidate, Optimizer } from '../../../planning/routing/optimizer';
import { costOf } from './bestOrder';
import { overtimeMinutes } from './overtime';
import type { PlanningRun } from './planningRun';
import type { PlanningSettings } from './planningPace';
import { NEW_DELIVERY_ID, runProblem, type RunProblem } from './runProblem';
import type { PlannedDelivery } from './stopWindow';

const named = (run: PlanningRun) => ({
  delivery_manifest_id: run.id,
  name: run.name,
  employee: run.employee,
});

/** A delivery without a pharmacy or a known recipient asks for none: every run's own is right. */
export type WantedDelivery = Omit<PlannedDelivery, 'close_door_pharmacy_id' | 'funding_source_id'> & {
  close_door_pharmacy_id: number | null;
  funding_source_id: number | null;
  /** Rush is ranked by the earliest arrival, everything else by the lowest cost. */
  is_rush: boolean;
  /** The bag needs no trip back to the CDP. */
  isBagWithDriver?: boolean;
};

function forRun(
  run: PlanningRun,
  { is_rush: _, isBagWithDriver: __, ...delivery }: WantedDelivery,
): PlannedDelivery {
  return {
    ...delivery,
    close_door_pharmacy_id: delivery.close_door_pharmacy_id ?? run.close_door_pharmacy_id,
    funding_source_id: delivery.funding_source_id ?? run.funding_source_ids?.[0] ?? null,
  };
}

/** The order with a new delivery before the door at this position; a lunch is no door. */
function orderWith({ order, parts }: RunProblem, position: number): number[] {
  const lunch = new Set(parts.lunch.map((stop) => stop.id));
  const doors = order.filter((id) => !lunch.has(id));
  const there = doors[position];
  const index = there === undefined ? order.length : order.indexOf(there);
  return [...order.slice(0, index), NEW_DELIVERY_ID, ...order.slice(index)];
}

/** Place in the run of the new delivery in such an order: that of the stop behind it, or before the way back. */
export function secuenceIn(run: PlanningRun, { parts }: RunProblem, order: readonly number[]): number {
  const next = order[order.indexOf(NEW_DELIVERY_ID) + 1];
  const behind = run.stops.find((stop) => stop.id === next) ?? parts.tail[0];
  return behind?.secuence ?? run.stops.length + 1;
}

/** Lateness of the new delivery in minutes, and the other cost of the order. */
function costWith(made: RunProblem, order: readonly number[]): OrderCost {
  const cost = costOf(made, order);
  const until = made.delivery?.time_windows?.[0]?.[1] ?? Infinity;
  const begin = made.driveOrder(order).begins.get(NEW_DELIVERY_ID) ?? 0;
  const minutes = Math.max(0, Math.ceil((begin - until) / 60));
  return { ...cost, late: cost.late + Number(minutes > 0), lateMinutes: cost.lateMinutes + minutes };
}

/** The best order in which the new bag is fetched at the CDP before it is delivered. The optimizer knows of no way back. */
function orderWithBag(
  run: PlanningRun,
  made: RunProblem,
  { found, isBagWithDriver }: { found: Candidate; isBagWithDriver?: boolean },
): number[] {
  const { how, pickUpId } = loadingOf(run.stops, isBagWithDriver);
  if (how === 'own' || pickUpId === null) return orderWith(made, found.position);
  const everywhere = [...made.order, NEW_DELIVERY_ID].map((_, position) => orderWith(made, position));
  const orders = everywhere.flatMap((order) => {
    const at = order.indexOf(NEW_DELIVERY_ID);
    if (how === 'tripBack') return [[...order.slice(0, at), pickUpId, ...order.slice(at)]];
    return order.indexOf(pickUpId) < at ? [order] : [];
  });
  return orders.reduce((best, order) =>
    isBetterOrder(costWith(made, best), costWith(made, order)) ? order : best,
  );
}

function candidateOf(
  run: PlanningRun,
  made: RunProblem,
  wanted: { found: Candidate; isBagWithDriver?: boolean },
  now: Date,
): RunCandidate {
  const order = orderWithBag(run, made, wanted);
  const before = made.driveOrder(made.order, undefined, now);
  const after = made.driveOrder(order, undefined, now);
  return {
    ...named(run),
    version: run.version,
    secuence: secuenceIn(run, made, order),
    added_minutes: Math.round((after.seconds - before.seconds) / 60),
    added_metres: Math.round(after.metres - before.metres),
    arrival: toWire(new Date((after.begins.get(NEW_DELIVERY_ID) ?? wanted.found.begin) * 1000)),
    overtime_minutes: overtimeMinutes(made, before, after),
    is_trip_back: order.includes(TRIP_BACK_ID),
    is_add_on: assignmentWay(run) === 'addOn',
  };
}

/**
 * The next whole minute. No driver starts earlier, and with it an active run stays the same run for the optimizer
 * (`RunBook`) while the user tries several addresses or times.
 */
const nextMinute = (now: Date) => new Date(Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS);

/**
 * The best place for a delivery on every run that could take it, cheapest first, rush by arrival, and why the others cannot. Runs that
 * are over are no candidates. Between two runs other work of the server has its turn.
 */
export async function findCandidates(
  optimizer: Optimizer,
  runs: readonly PlanningRun[],
  delivery: WantedDelivery,
  settings: PlanningSettings,
  now: Date,
): Promise<Omit<RunCandidates, 'stop_names'>> {
  const feasible: { candidate: RunCandidate; cost: number }[] = [];
  const refused: RefusedRun[] = [];
  const from = nextMinute(now);
  for (const run of runs) {
    if (assignmentWay(run) === 'no') continue;
    if (run.crew_problem !== null) {
      refused.push({ ...named(run), reasons: [{ code: run.crew_problem }] });
      continue;
    }
    const made = await runProblem(run, settings, from, forRun(run, delivery));
    if (!made.delivery) continue;
    const found = optimizer.candidates(made.delivery, made.problem);
    const [best] = found.feasible;
    if (best) {
      const candidate = candidateOf(
        run,
        made,
        { found: best, isBagWithDriver: delivery.isBagWithDriver },
        now,
      );
      // The optimizer knows of no way back.
      const cost = candidate.is_trip_back ? 60 * candidate.added_minutes : best.cost;
      feasible.push({ candidate, cost: Math.max(cost, best.cost) });
    } else refused.push({ ...named(run), reasons: found.refused.flatMap(({ reasons }) => reasons) });
    await nextTurn();
  }
  feasible.sort(
    (a, b) =>
      (delivery.is_rush ? a.candidate.arrival.localeCompare(b.candidate.arrival) : 0) ||
      a.cost - b.cost ||
      a.candidate.delivery_manifest_id - b.candidate.delivery_manifest_id,
  );
  return { feasible: feasible.map(({ candidate }) => candidate), refused };
}
