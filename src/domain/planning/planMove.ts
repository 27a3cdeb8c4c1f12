import { MINUTE_MS, minutesPast } from '../time/durations';
import {
  bagTimeProblems,
  capacityProblem,
  matchProblems,
  type SoftAssignmentCode,
  type SoftAssignmentProblem,
} from '../runs/assignmentRules';
import { fromWire } from '../time/dates';
import { EVENT_STATUS } from '../stops/eventStatus';
import { isRecipientStop } from '../stops/eventType';
import { moveRefusal, type MoveRefusal } from './moveRules';
import type { Unavailability } from '../fleet/absence';
import { orders } from './moveOrder';
import { breakEndOf } from '../runs/runPlaces';
import { minutesPastPromise, minutesPastWindow } from '../stops/lateness';
import { loadingTimes } from '../runs/loadingTimes';
import { closedDoor, type ClosedRule } from '../time/openingHours';
import { missedPickUp } from '../stops/pickUpRule';
import { runTimes, type RunTimes } from '../runs/runTimes';
import { settingsWith } from '../wire/settings';
import { isOpenStop } from '../runs/stopOrder';
import { withBagsLoaded } from '../runs/tripBack';
import type { PlannedStop, PlannedRun, Move, PlanRules } from './plannedRun';

/** Rules that can be overridden: the user is asked, and gives a reason. */
export type MoveRule =
  | SoftAssignmentCode
  | ClosedRule
  | Unavailability
  | 'overtime'
  | 'window'
  | 'pickUp'
  | 'lockedStop'
  | 'lockedRun';

export interface BrokenRule {
  rule: MoveRule;
  manifest_id: number | null;
  /** Null: the rule is about the run. */
  delivery_event_id: number | null;
  /**
   * Minutes after the end of the shift, of the window or of the cold time, before the place opens or after it
   * has closed.
   */
  minutes?: number;
  /** Bags above the vehicle's capacity. */
  over?: number;
}

export interface RunAfterMove {
  manifest_id: number;
  /** Ids of all its stops in their new order. */
  order: number[];
  /** Expected arrivals by id, milliseconds. */
  arrivals: ReadonlyMap<number, number>;
  /** Minutes by which the run ends later; negative when it ends earlier. */
  added_minutes: number;
  /** The roads of a drive are not known: the minutes are those of straight lines. */
  is_about: boolean;
}

export interface LateStop {
  delivery_event_id: number;
  manifest_id: number;
  /** Minutes after the end of its window, or after the promised time: the greater of the two. */
  minutes: number;
  was_minutes: number;
}

export interface MovePlan {
  runs: RunAfterMove[];
  /** Stops that become late by the move, or later than before. */
  late: LateStop[];
  broken: BrokenRule[];
  /** Stops that cannot be moved there; the plan covers the others. */
  refused: { delivery_event_id: number; refusal: MoveRefusal }[];
}

export function arrivalsIn(times: RunTimes): Map<number, number> {
  return new Map([...times.stops].map(([id, { arrival }]) => [id, arrival]));
}

/** End of a run without open stops: the start of the shift, or when the last stop was closed. */
function idleSince(run: PlannedRun): number {
  const moments = run.stops.flatMap((stop) => (!isOpenStop(stop) && stop.datetime ? [stop.datetime] : []));
  return Math.max(...[run.start_at, ...moments].map((at) => fromWire(at).getTime()));
}

/** Lateness of a stop in whole minutes, 0 when in time. */
function lateness(stop: PlannedStop, at: number | undefined, zone: string) {
  if (at === undefined || !isRecipientStop(stop.delivery_event_type_id))
    return { window: 0, any: 0, closed: null };
  const window = minutesPastWindow(stop, at, zone);
  const any = Math.max(window, minutesPastPromise(stop, at));
  return { window, any, closed: closedDoor(stop, at, zone) };
}

/**
 * The effect of a move: new order and arrivals of each affected run, their later end, late stops, and the
 * rules that are broken. The board calls it while a stop is dragged, the server before it writes.
 *
 * @param runs the current runs of the stops, and the target run
 * @param pool stops without a run, at least those of the move
 */
export function planMove(
  runs: readonly PlannedRun[],
  pool: readonly PlannedStop[],
  move: Move,
  now: Date,
  rules: PlanRules = settingsWith({}),
): MovePlan {
  const to = runs.find((run) => run.id === move.to) ?? null;
  const refused: MovePlan['refused'] = [];
  const chosen: PlannedStop[] = [];
  for (const id of move.stopIds) {
    const from = runs.find((run) => run.stops.some((stop) => stop.id === id)) ?? null;
    const stop = from?.stops.find((each) => each.id === id) ?? pool.find((each) => each.id === id);
    if (!stop) continue;
    const refusal = moveRefusal(stop, from, to, move);
    if (refusal) {
      refused.push({ delivery_event_id: id, refusal });
      continue;
    }
    const end = breakEndOf(from?.stops ?? [], stop);
    chosen.push({ ...stop, ...move.changes }, ...(end ? [end] : []));
  }
  const stops = withBagsLoaded(to, chosen, move);
  const plan: MovePlan = { runs: [], late: [], broken: brokenByPlace(runs, stops, to, move), refused };
  const isMoved = new Set(stops.map((stop) => stop.id));
  const touched = orders(runs, stops, move, [now, rules]).map((each) => ({
    ...each,
    before: runTimes(each.run, now, rules),
  }));
  // The previous arrival of a moved stop is on another run.
  const was = new Map(touched.flatMap(({ before }) => [...arrivalsIn(before)]));
  for (const { run, stops: after, before } of touched) {
    const times = runTimes({ ...run, stops: after }, now, rules);
    const arrivals = arrivalsIn(times);
    const [endedAt, endsAt] = [before.finish, times.finish];
    const idle = idleSince(run);
    const added = ((endsAt ?? idle) - (endedAt ?? idle)) / MINUTE_MS;
    const order = after.map((stop) => stop.id);
    const is_about = before.isAbout || times.isAbout;
    plan.runs.push({ manifest_id: run.id, order, arrivals, added_minutes: Math.round(added), is_about });
    const shiftEnd = fromWire(run.end_at).getTime();
    const over = minutesPast(endsAt, shiftEnd);
    const wasOver = minutesPast(endedAt, shiftEnd);
    if (run === to && over > wasOver)
      plan.broken.push({ rule: 'overtime', manifest_id: run.id, delivery_event_id: null, minutes: over });
    for (const stop of after) {
      const at = arrivals.get(stop.id);
      const { window, any: minutes, closed } = lateness(stop, at, run.time_zone);
      const {
        window: wasWindow,
        any: was_minutes,
        closed: wasClosed,
      } = lateness(stop, was.get(stop.id), run.time_zone);
      const where = { delivery_event_id: stop.id, manifest_id: run.id };
      if (minutes > was_minutes) plan.late.push({ ...where, minutes, was_minutes });
      const isJudged = move.changes !== undefined && isMoved.has(stop.id);
      if (window > wasWindow || (isJudged && window > 0))
        plan.broken.push({ rule: 'window', ...where, minutes: window });
      const isWorse = closed?.rule !== wasClosed?.rule || (closed?.minutes ?? 0) > (wasClosed?.minutes ?? 0);
      if (closed && (isWorse || isJudged)) plan.broken.push({ ...closed, ...where });
    }
    if (run === to) plan.broken.push(...brokenByLoad(run, after, isMoved, arrivals, now, rules));
  }
  return plan;
}

/** Rules that do not depend on the arrival time. */
function brokenByPlace(
  runs: readonly PlannedRun[],
  stops: readonly PlannedStop[],
  to: PlannedRun | null,
  { isTransfer = false }: Move,
): BrokenRule[] {
  const manifest_id = to?.id ?? null;
  const locked = stops
    .filter((stop) => stop.locked_at !== null)
    .map((stop) => ({ rule: 'lockedStop' as const, manifest_id, delivery_event_id: stop.id }));
  const ids = new Set(stops.map((stop) => stop.id));
  const lockedRuns = runs
    .filter((run) => run.locked_at !== null)
    .filter((run) => (run === to && stops.length > 0) || run.stops.some((stop) => ids.has(stop.id)))
    .map((run) => ({ rule: 'lockedRun' as const, manifest_id: run.id, delivery_event_id: null }));
  if (!to) return [...lockedRuns, ...locked];
  const joining = stops.filter((stop) => stop.delivery_manifest_id !== to.id);
  // Whoever plans may know of a substitute; a plan of the optimizer leaves such runs out.
  const crew =
    to.crew_problem && joining.length > 0
      ? [{ rule: to.crew_problem, manifest_id, delivery_event_id: null }]
      : [];
  const others = joining.flatMap((stop) =>
    matchProblems(to, stop)
      .filter(({ code }) => code !== 'otherCdp' || !(isTransfer && isOnBoard(stop)))
      .map((problem) => brokenRule(to, stop.id, problem)),
  );
  return [...lockedRuns, ...crew, ...locked, ...others];
}

const isOnBoard = (stop: PlannedStop) => stop.delivery_event_status_id === EVENT_STATUS.pickedUp;

/** A rule that can be overridden, in wire format. */
export function brokenRule(
  run: { readonly id: number },
  stopId: number | null,
  { code, args }: SoftAssignmentProblem,
): BrokenRule {
  return {
    rule: code,
    manifest_id: run.id,
    delivery_event_id: stopId,
    ...(typeof args.minutes === 'number' && { minutes: args.minutes }),
    ...(typeof args.over === 'number' && { over: args.over }),
  };
}

/**
 * Bags that are not loaded yet, exceed the vehicle's capacity, or would be in the vehicle too long or get too
 * warm.
 */
function brokenByLoad(
  run: PlannedRun,
  after: readonly PlannedStop[],
  isMoved: ReadonlySet<number>,
  arrivals: ReadonlyMap<number, number>,
  now: Date,
  rules: PlanRules,
): BrokenRule[] {
  const capacity = capacityProblem(run, after);
  const loaded = loadingTimes(after, arrivals, now, rules);
  const broken = after.flatMap((stop) => {
    const arrival = arrivals.get(stop.id);
    if (arrival === undefined || !isMoved.has(stop.id) || !isOpenStop(stop)) return [];
    const times = { arrival, loadedAt: loaded.get(stop.id) ?? null };
    return bagTimeProblems(run, stop, times, rules).map((problem) => brokenRule(run, stop.id, problem));
  });
  const notLoaded = after
    .filter((stop) => isMoved.has(stop.id) && missedPickUp(run.stops, after, stop) !== null)
    .map((stop) => ({ rule: 'pickUp' as const, manifest_id: run.id, delivery_event_id: stop.id }));
  return [...notLoaded, ...(capacity ? [brokenRule(run, null, capacity)] : []), ...broken];
}
