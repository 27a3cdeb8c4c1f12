import { setImmediate as nextTurn } from 'node:timers/promises';
import { toWire } from '../../../src/domain/time/dates';
import type {
  DraftMove,
  DraftResult,
  DraftRun,
  DraftSpot,
  DraftTotals,
} from '../../../src/domain/planning/draftView';
import { isRecipientStop } from '../../../src/domain/stops/eventType';
import { fewestMoves } from '../../../src/domain/planning/fewestMoves';
import { isUnderWay } from '../../../src/domain/runs/manifestStatus';
import type { PlanningRun, PlanningStop } from '../dispatch/planning/planningRun';
import type { DayPlan } from './dayPlan';
import type { DayProblem } from './dayProblem';
import { lateAfter, lateBefore, promisesOf, type DrivenOrder, type RunPlan } from './draftPromises';

const wire = (seconds: number) => toWire(new Date(seconds * 1000));

type Lateness = (day: DayProblem, run: PlanningRun, stop: PlanningStop, begin: number) => number;

function totalsOf(day: DayProblem, { on, order, drive }: DrivenOrder, lateness: Lateness): DraftTotals {
  const doors = order.flatMap((id) => day.stops.get(id) ?? []).filter(isDoor);
  return {
    stops: doors.length,
    metres: Math.round(drive.metres),
    minutes: Math.round(drive.seconds / 60),
    finish: order.length > 0 ? wire(drive.finish) : null,
    overtime_minutes: order.length > 0 ? Math.max(0, Math.ceil((drive.finish - on.made.shiftEnd) / 60)) : 0,
    late: doors.filter((stop) => lateness(day, on.run, stop, drive.begins.get(stop.id) ?? 0) > 0).length,
    runs: doors.length > 0 ? 1 : 0,
  };
}

const isDoor = (stop: PlanningStop) => isRecipientStop(stop.delivery_event_type_id);

function sum(totals: readonly DraftTotals[]): DraftTotals {
  const add = (key: 'stops' | 'metres' | 'minutes' | 'overtime_minutes' | 'late') =>
    totals.reduce((all, each) => all + each[key], 0);
  const finishes = totals.flatMap(({ finish }) => finish ?? []).sort();
  return {
    stops: add('stops'),
    metres: add('metres'),
    minutes: add('minutes'),
    finish: finishes.at(-1) ?? null,
    overtime_minutes: add('overtime_minutes'),
    late: add('late'),
    runs: totals.reduce((all, { runs = 0 }) => all + runs, 0),
  };
}

/** Where each door of a run stands, by stop. */
function spotsOf(day: DayProblem, { on, order, drive }: DrivenOrder): Map<number, DraftSpot> {
  const doors = order.filter((id) => {
    const stop = day.stops.get(id);
    return stop !== undefined && isDoor(stop);
  });
  return new Map(
    doors.map((id, index) => {
      const begin = drive.begins.get(id);
      const arrival = begin === undefined ? null : wire(begin);
      return [id, { delivery_manifest_id: on.run.id, place: index + 1, arrival }];
    }),
  );
}

const WAITING: DraftSpot = { delivery_manifest_id: null, place: null, arrival: null };

function movesOf(day: DayProblem, plans: readonly RunPlan[]): DraftMove[] {
  const from = new Map(plans.flatMap(({ before }) => [...spotsOf(day, before)]));
  const to = new Map(plans.flatMap(({ after }) => [...spotsOf(day, after)]));
  const inPlace = new Set(plans.flatMap(({ before, after }) => fewestMoves(before.order, after.order)));
  const ids = [...new Set([...from.keys(), ...to.keys()])];
  return ids
    .map((id) => ({ delivery_event_id: id, from: from.get(id) ?? WAITING, to: to.get(id) ?? WAITING }))
    .filter(
      (move) =>
        move.from.delivery_manifest_id !== move.to.delivery_manifest_id ||
        inPlace.has(move.delivery_event_id),
    )
    .sort((a, b) => a.delivery_event_id - b.delivery_event_id);
}

function runOf(day: DayProblem, plan: RunPlan): DraftRun {
  const { order } = plan.after;
  const { run } = plan.after.on;
  return {
    delivery_manifest_id: run.id,
    name: run.name,
    employee: run.employee,
    time_zone: run.time_zone,
    version: run.version,
    is_under_way: isUnderWay(run.delivery_manifest_status_id),
    order_before: plan.before.order,
    order,
    before: totalsOf(day, plan.before, lateBefore),
    after: totalsOf(day, plan.after, lateAfter),
    promises: promisesOf(day, plan),
  };
}

/**
 * What a plan changes, as data without names of people. The same plan gives the same result to the byte.
 *
 * @param found orders of the day's runs
 */
export async function draftResult(day: DayProblem, found: DayPlan): Promise<DraftResult> {
  const plans: RunPlan[] = [];
  const runs: DraftRun[] = [];
  for (const on of day.runs.values()) {
    const ordersOf = (order: readonly number[]) => ({
      on,
      order: [...order],
      drive: day.driveOrder(on, order),
    });
    const planned = found.orders.get(on.run.id) ?? on.made.order;
    const plan = { before: ordersOf(on.made.order), after: ordersOf(planned) };
    plans.push(plan);
    runs.push(runOf(day, plan));
    // Other work of the server has its turn.
    await nextTurn();
  }
  const mentioned = new Set(
    found.unassigned.flatMap(({ obstacles }) =>
      obstacles.flatMap(({ delivery_manifest_id: id, reason: { fix } }) => [
        id,
        ...(fix?.kind === 'driver' ? fix.vehicles : []),
      ]),
    ),
  );
  return {
    before: sum(runs.map(({ before }) => before)),
    after: sum(runs.map(({ after }) => after)),
    runs: runs.filter((run) => run.order.join() !== run.order_before.join()),
    moves: movesOf(day, plans),
    unassigned: found.unassigned,
    violations: found.violations.map(({ code, vehicle, task }) => ({
      code,
      delivery_manifest_id: vehicle ?? null,
      task: task ?? null,
    })),
    run_names: Object.fromEntries(
      [...day.runs.values()].flatMap(({ run }) =>
        mentioned.has(run.id) ? [[String(run.id), run.name]] : [],
      ),
    ),
  };
}
