import { taskTime, type Pace } from '../../../../src/domain/addresses/travelTime';
import { driveFactor, learnedHour } from '../../../../src/domain/planning/learnedTimes';
import { zoneOffsetHours } from '../../../../src/domain/time/dates';
import type { Settings } from '../../../../src/domain/wire/settings';
import type { PlanningRun } from './planningRun';
import { secondsOf } from './stopWindow';

export type PlanningSettings = Pace &
  Pick<Settings, 'refrigerated_end_time' | 'refrigerated_minutes' | 'max_time_on_vehicle_minutes'>;

/** Seconds at a stop. */
export function serviceOf(stop: Parameters<typeof taskTime>[0], settings: PlanningSettings): number {
  return Math.round(taskTime(stop, settings) / 1000);
}

/** The optimizer's clock does not know the hour of a drive: learned times are a mean of the rest of the shift. */
export function speedFactor(run: PlanningRun, from: number, settings: PlanningSettings): number {
  const { learned } = settings;
  if (!learned) return 1;
  const offset = zoneOffsetHours(new Date(from * 1000), run.time_zone);
  const until = Math.max(from + 3600, secondsOf(run.end_at));
  let [sum, count] = [0, 0];
  for (let at = from; at < until; at += 3600) {
    const local = new Date((at + offset * 3600) * 1000);
    sum += driveFactor(learned, run, learnedHour(local.getUTCDay(), local.getUTCHours()));
    count += 1;
  }
  return count / sum;
}
