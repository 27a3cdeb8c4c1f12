import { fromWire, timeInZone } from '../../../../src/domain/time/dates';
import { EVENT_TYPE } from '../../../../src/domain/stops/eventType';
import type { Problem } from '../../../../src/domain/wire/problem';
import {
  isPlanChangeOffered,
  planChangeProblems,
  type RunPlanChange,
} from '../../../../src/domain/runs/runPlanChange';
import { isOpenStop } from '../../../../src/domain/runs/stopOrder';
import { invalid } from '../../../platform/plugins/errors';
import type { LockedRun } from './work/lockedRun';
import { shiftOfDay } from './rules/shiftOfDay';
import type { UnitOfWork } from './work/unitOfWork';
import type { RunValues } from './work/writeStop';

const TOO_LATE: Problem = { message: 'schedulingRuns.afterStart' };

/**
 * Columns for a new name or shift of a run; omitted fields are not included. Throws 422, also when the driver has
 * already set out.
 */
export function newPlan(
  run: LockedRun,
  wanted: RunPlanChange,
): Pick<RunValues, 'name' | 'start_at' | 'end_at'> {
  const given = Object.entries(wanted).filter(
    ([field, value]) => value != null && ['name', 'start_time', 'end_time'].includes(field),
  );
  if (given.length === 0) return {};
  if (!isPlanChangeOffered(run)) throw invalid(Object.fromEntries(given.map(([field]) => [field, TOO_LATE])));
  const timeOf = (wire: string) => timeInZone(fromWire(wire), run.time_zone);
  const start_time = wanted.start_time ?? timeOf(run.start_at);
  const end_time = wanted.end_time ?? timeOf(run.end_at);
  const isNewShift = wanted.start_time != null || wanted.end_time != null;
  const problems = planChangeProblems({ start_time, end_time }, wanted);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return {
    ...(wanted.name != null && { name: wanted.name.trim().toUpperCase() }),
    ...(isNewShift && shiftOfDay(run.delivery_date, { start_time, end_time }, run.time_zone)),
  };
}

/** Pull out and pick up are planned for the start of the shift: they go along when it moves. */
export async function followStart(work: UnitOfWork, run: LockedRun, wasStart: string): Promise<void> {
  if (run.start_at === wasStart) return;
  for (const stop of run.stops) {
    const { delivery_event_type_id: type, planned_at } = stop;
    const isAtStart = type === EVENT_TYPE.pullOut || type === EVENT_TYPE.pickUp;
    if (isAtStart && isOpenStop(stop) && planned_at === wasStart)
      await work.changeStop(run, stop, { planned_at: run.start_at });
  }
}
