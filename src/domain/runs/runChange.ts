import { minutesPast } from '../time/durations';
import { bagTimeProblems, capacityProblem, matchProblems } from './assignmentRules';
import { fromWire } from '../time/dates';
import { isRecipientStop } from '../stops/eventType';
import { minutesPastWindow } from '../stops/lateness';
import { loadingTimes } from './loadingTimes';
import { closedDoor } from '../time/openingHours';
import { arrivalsIn, brokenRule, type BrokenRule } from '../planning/planMove';
import type { PlannedRun, PlanRules } from '../planning/plannedRun';
import { runTimes } from './runTimes';
import { isOpenStop } from './stopOrder';

/** The rules that a run breaks now, for each open delivery and for the run as a whole. */
function brokenOn(run: PlannedRun, now: Date, rules: PlanRules): BrokenRule[] {
  const all = runTimes(run, now, rules);
  const arrivals = arrivalsIn(all);
  const loaded = loadingTimes(run.stops, arrivals, now, rules);
  const doors = run.stops.filter((stop) => isOpenStop(stop) && isRecipientStop(stop.delivery_event_type_id));
  const broken = doors.flatMap((stop): BrokenRule[] => {
    const arrival = arrivals.get(stop.id);
    const times = arrival === undefined ? null : { arrival, loadedAt: loaded.get(stop.id) ?? null };
    const minutes = arrival === undefined ? 0 : minutesPastWindow(stop, arrival, run.time_zone);
    const late = { rule: 'window' as const, manifest_id: run.id, delivery_event_id: stop.id, minutes };
    const closed = arrival === undefined ? null : closedDoor(stop, arrival, run.time_zone);
    const shut = closed ? [{ ...closed, manifest_id: run.id, delivery_event_id: stop.id }] : [];
    const problems = [
      ...matchProblems(run, stop),
      ...(times ? bagTimeProblems(run, stop, times, rules) : []),
    ];
    const named = problems.map((problem) => brokenRule(run, stop.id, problem));
    return [...named, ...(minutes > 0 ? [late] : []), ...shut];
  });
  const capacity = capacityProblem({ ...run, stops: [] }, run.stops);
  const over = minutesPast(all.finish, fromWire(run.end_at).getTime());
  const overtime = { rule: 'overtime' as const, manifest_id: run.id, delivery_event_id: null, minutes: over };
  return [...broken, ...(capacity ? [brokenRule(run, null, capacity)] : []), ...(over > 0 ? [overtime] : [])];
}

const keyOf = ({ rule, delivery_event_id }: BrokenRule) => `${rule}:${delivery_event_id ?? ''}`;

/**
 * Rules that a run would newly break, or break more, with another driver, vehicle, pharmacy or shift. Rules
 * that were broken before are not reported: a user accepted them earlier.
 */
export function brokenByChange(
  before: PlannedRun,
  after: PlannedRun,
  now: Date,
  rules: PlanRules,
): BrokenRule[] {
  const was = new Map(brokenOn(before, now, rules).map((each) => [keyOf(each), each]));
  return brokenOn(after, now, rules).filter((each) => {
    const earlier = was.get(keyOf(each));
    if (!earlier) return true;
    return (each.minutes ?? 0) > (earlier.minutes ?? 0) || (each.over ?? 0) > (earlier.over ?? 0);
  });
}
