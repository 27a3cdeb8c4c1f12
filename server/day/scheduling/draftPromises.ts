import { toWire } from '../../../src/domain/time/dates';
import { ETA_THRESHOLD_MINUTES } from '../../../src/domain/stops/etaClass';
import { isRecipientStop } from '../../../src/domain/stops/eventType';
import type { PromiseChange } from '../../../src/domain/planning/planView';
import type { Drive } from '../dispatch/planning/drive';
import type { PlanningRun, PlanningStop } from '../dispatch/planning/planningRun';
import { minutesLate } from '../dispatch/planning/routeDraft';
import { promisedEnd, secondsOf } from '../dispatch/planning/stopWindow';
import type { DayProblem } from './dayProblem';
import type { RunOfDay } from './runOfDay';
import { isPromisedAnew } from './promisedAnew';

export interface DrivenOrder {
  on: RunOfDay;
  order: number[];
  drive: Drive;
}

/** A run before and after. */
export interface RunPlan {
  before: DrivenOrder;
  after: DrivenOrder;
}

const wire = (seconds: number) => toWire(new Date(seconds * 1000));

/** Minutes past the promise as it stands. */
export function lateBefore(day: DayProblem, run: PlanningRun, stop: PlanningStop, begin: number): number {
  return minutesLate(run, stop, begin, day.settings);
}

/** Minutes past the end of its time; for what is promised anew the plan itself is no lateness. */
export function lateAfter(day: DayProblem, run: PlanningRun, stop: PlanningStop, begin: number): number {
  if (!isPromisedAnew(run, stop)) return lateBefore(day, run, stop, begin);
  const end = promisedEnd(run, stop, day.settings);
  return end === null ? 0 : Math.max(0, Math.ceil((begin - end) / 60));
}

/** Stops of a planned run whose promised time changes by more than the threshold of "regular", or that are kept otherwise. */
export function promisesOf(day: DayProblem, { before, after }: RunPlan): PromiseChange[] {
  const { run } = after.on;
  const changes = after.order.flatMap((id): PromiseChange[] => {
    const stop = day.stops.get(id);
    const is = after.drive.begins.get(id);
    if (!stop?.planned_at || is === undefined || !isRecipientStop(stop.delivery_event_type_id)) return [];
    const was = before.drive.begins.get(id) ?? secondsOf(stop.planned_at);
    const late_before = lateBefore(day, run, stop, was);
    const late_after = lateAfter(day, run, stop, is);
    const isNew = isPromisedAnew(run, stop);
    const promised = isNew ? secondsOf(stop.planned_at) : was;
    const shift = isNew ? Math.abs(is - promised) / 60 : 0;
    if (late_before === late_after && shift <= ETA_THRESHOLD_MINUTES) return [];
    return [{ delivery_event_id: id, before: wire(promised), after: wire(is), late_before, late_after }];
  });
  return changes.sort(
    (a, b) =>
      b.late_after - a.late_after ||
      b.late_before - a.late_before ||
      a.delivery_event_id - b.delivery_event_id,
  );
}
