import type { ManifestView } from '../../domain/runs/dispatchView';
import { planMove, type MovePlan } from '../../domain/planning/planMove';
import type { PlannedRun, PlanRules } from '../../domain/planning/plannedRun';
import { EVENT_TYPE } from '../../domain/stops/eventType';
import { endOfQueue, firstOpenPlace } from '../../domain/runs/runPlaces';
import { isOpenStop } from '../../domain/runs/stopOrder';
import type { Board } from '../mergeBoard';
import type { MoveTarget } from './moveTarget';

const asPlanned = (manifest: ManifestView): PlannedRun => ({ ...manifest, stops: manifest.events });

/** The effect of a move on this board, by the same calculation as on the server. */
export function planFor(
  board: Board,
  ids: readonly number[],
  { isBagWithDriver, ...target }: MoveTarget & { readonly isBagWithDriver?: boolean },
  now: Date,
  rules?: PlanRules,
): MovePlan {
  const moving = new Set(ids);
  const runs = board.manifests
    .filter(({ id, events }) => id === target.manifestId || events.some((event) => moving.has(event.id)))
    .map(asPlanned);
  const pool = board.pool.filter((event) => moving.has(event.id));
  return planMove(
    runs,
    pool,
    { stopIds: ids, to: target.manifestId, at: target.at, isBagWithDriver },
    now,
    rules,
  );
}

/** The places of a run that these stops can take, from the first open one to the end of the queue. */
export function openPlaces(
  manifest: ManifestView,
  moving: ReadonlySet<number>,
): { first: number; last: number } {
  const staying = manifest.events.filter((event) => !moving.has(event.id));
  const first = firstOpenPlace(staying);
  return { first, last: Math.max(first, endOfQueue(staying)) };
}

/** Minutes that a move adds to all affected runs together; negative when it saves time. */
export function addedMinutes(plan: MovePlan): number {
  return plan.runs.reduce((sum, run) => sum + run.added_minutes, 0);
}

/** Cost of a move for comparison: forbidden stops, then broken rules, lateness, minutes. */
export function costOf(plan: MovePlan): readonly number[] {
  const late = plan.late.reduce((sum, { minutes, was_minutes: was }) => sum + minutes - was, 0);
  return [plan.refused.length, plan.broken.length, late, addedMinutes(plan)];
}

/** Sorts the cheaper one first. */
export function byCost(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, place) => value !== b[place]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

export interface Candidate {
  manifest: ManifestView;
  target: MoveTarget;
  plan: MovePlan;
  /** The stops are on this run already: only their place changes. */
  isCurrent: boolean;
}

/** Whether nothing would move: every stop is refused there. */
export function takesNone({ plan }: Candidate, ids: readonly number[]): boolean {
  return plan.refused.length >= ids.length;
}

/** Runs that refuse fewer stops first, then the other runs before the current one, then by cost. */
export function cheapestFirst(a: Candidate, b: Candidate): number {
  return (
    a.plan.refused.length - b.plan.refused.length ||
    Number(a.isCurrent) - Number(b.isCurrent) ||
    byCost(costOf(a.plan), costOf(b.plan))
  );
}

/** The first place after an open pick-up at the CDP: the bags are not in the vehicle before it. */
function loadedFrom(manifest: ManifestView, moving: ReadonlySet<number>): number {
  const staying = manifest.events.filter((event) => !moving.has(event.id));
  const pickUp = staying.findIndex(
    (event) =>
      event.delivery_event_type_id === EVENT_TYPE.pickUp &&
      isOpenStop(event) &&
      (event.stop_role ?? 'tripBack') === 'tripBack',
  );
  return pickUp < 0 ? 1 : pickUp + 2;
}

/** The cheapest place in a run. */
export function bestPlace(
  board: Board,
  manifest: ManifestView,
  ids: readonly number[],
  now: Date,
  rules?: PlanRules,
): Candidate {
  const moving = new Set(ids);
  const { first, last } = openPlaces(manifest, moving);
  const from = Math.min(Math.max(first, loadedFrom(manifest, moving)), last);
  const isCurrent = ids.every((id) => manifest.events.some((event) => event.id === id));
  const candidates = Array.from({ length: last - from + 1 }, (_, index): Candidate => {
    const target = { manifestId: manifest.id, at: from + index };
    return { manifest, target, plan: planFor(board, ids, target, now, rules), isCurrent };
  });
  return candidates.reduce((best, each) => (byCost(costOf(each.plan), costOf(best.plan)) < 0 ? each : best));
}
