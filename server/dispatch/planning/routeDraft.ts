import { toWire } from '../../../src/domain/dates';
import { ETA_THRESHOLD_MINUTES } from '../../../src/domain/etaClass';
import { EVENT_TYPE } from '../../../src/domain/eventType';
import type { PromiseChange, RouteDraft, RouteTotals } from '../../../src/domain/planView';
import { fewestMoves } from '../../../src/domain/fewestMoves';
import type { PlanStep } from '../../routing/format/plan';
import type { Optimizer } from '../../routing/optimizer';
import type { Drive } from './drive';
import type { PlanningRun, PlanningStop } from './planningRun';
import { runProblem, type PlanningSettings, type RunProblem } from './runProblem';
import { promisedEnd, secondsOf } from './stopWindow';

/** Steps of the search: a second at most, in a thread of its own. The same run gets the same order. */
const ITERATIONS = 3_000;

const wire = (seconds: number) => toWire(new Date(seconds * 1000));

function totalsOf({ shiftEnd }: RunProblem, { seconds, metres, finish }: Drive): RouteTotals {
  return {
    minutes: Math.round(seconds / 60),
    metres: Math.round(metres),
    finish: wire(finish),
    overtime_minutes: Math.max(0, Math.ceil((finish - shiftEnd) / 60)),
  };
}

/** Minutes past what was promised: the end of its time, or else so long after the planned time that it is late. */
export function minutesLate(
  run: PlanningRun,
  stop: PlanningStop,
  arrival: number,
  refrigeratedEnd: string,
): number {
  const planned =
    stop.planned_at === null ? Infinity : secondsOf(stop.planned_at) + ETA_THRESHOLD_MINUTES * 60;
  const promised = promisedEnd(run, stop, refrigeratedEnd) ?? planned;
  return Math.max(0, Math.ceil((arrival - promised) / 60));
}

function promisesOf(
  run: PlanningRun,
  settings: PlanningSettings,
  before: Drive,
  after: Drive,
): PromiseChange[] {
  const cool = settings.refrigerated_end_time;
  const changes = run.stops.flatMap((stop) => {
    const was = before.begins.get(stop.id);
    const is = after.begins.get(stop.id);
    if (was === undefined || is === undefined) return [];
    const late_before = minutesLate(run, stop, was, cool);
    const late_after = minutesLate(run, stop, is, cool);
    if (late_before === late_after) return [];
    return { delivery_event_id: stop.id, before: wire(was), after: wire(is), late_before, late_after };
  });
  return changes.sort((a, b) => b.late_after - a.late_after || b.late_before - a.late_before);
}

/** Ids of a planned route in order, the lunch among them. */
export function orderOf(steps: readonly PlanStep[]): number[] {
  return steps.flatMap(({ type, id }) =>
    id !== undefined && (type === 'job' || type === 'break') ? [id] : [],
  );
}

/** The whole run in a new order of its open stops: what is over first, the way back last. */
export function wholeOrder({ parts }: RunProblem, order: readonly number[]): number[] {
  const ends = parts.lunch.filter((stop) => stop.delivery_event_type_id !== EVENT_TYPE.startLunch);
  const start = parts.lunch.find((stop) => stop.delivery_event_type_id === EVENT_TYPE.startLunch);
  const endIds = ends.map((stop) => stop.id);
  // A lunch that has begun ends before anything else.
  const open = start
    ? order.flatMap((id) => (id === start.id ? [id, ...endIds] : [id]))
    : [...endIds, ...order];
  return [...parts.closed.map((stop) => stop.id), ...open, ...parts.tail.map((stop) => stop.id)];
}

function better(a: Drive, b: Drive): boolean {
  return a.seconds < b.seconds - 30 || a.finish < b.finish - 60;
}

/**
 * A better order for the open stops of a run, compared with the order of now; nothing is written. The search runs in a
 * thread.
 */
export async function draftRoute(
  optimizer: Optimizer,
  run: PlanningRun,
  settings: PlanningSettings,
  now: Date,
): Promise<RouteDraft> {
  const made = await runProblem(run, settings, now);
  const solution =
    made.order.length > 1 ? await optimizer.solve(made.problem, { iterations: ITERATIONS }) : null;
  const steps = solution?.plan.routes[0]?.steps ?? [];
  const found = orderOf(steps);
  const isWhole = found.length === made.order.length && solution?.violations.length === 0;
  const before = made.driveOrder(made.order);
  const planned = isWhole ? made.driveOrder(found) : before;
  const order = isWhole && better(planned, before) ? found : made.order;
  const after = order === found ? planned : before;
  return {
    delivery_manifest_id: run.id,
    version: run.version,
    order,
    moved: fewestMoves(made.order, order),
    before: totalsOf(made, before),
    after: totalsOf(made, after),
    promises: promisesOf(run, settings, before, after),
    trace: await made.traceOrder(order),
  };
}
