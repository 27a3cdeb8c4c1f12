import { MINUTE_MS } from '../time/durations';
import { metresBetween, type Point } from './distance';
import type { Leg, RoadLegs } from './roadLegs';
import { EVENT_TYPE } from '../stops/eventType';
import { extraSeconds, type LearnedTimes } from '../planning/learnedTimes';
import { settingsWith, type Settings } from '../wire/settings';

/** Settings for driving and stop times, the roads where they are known, and what was learned of both. */
export type Pace = { readonly roads?: RoadLegs; readonly learned?: LearnedTimes } & Pick<
  Settings,
  | 'road_speed_kmh'
  | 'detour_percent'
  | 'delivery_task_minutes'
  | 'pickup_task_minutes'
  | 'lunch_break_minutes'
>;

export const DEFAULT_PACE: Pace = settingsWith({});

interface Stop {
  readonly delivery_event_type_id: number;
  readonly destination_latitude: number | null;
  readonly destination_longitude: number | null;
}

/** Position of the stop; null when it has none (a lunch) or it is unknown. */
export function pointOf(stop: Stop): Point | null {
  const { destination_latitude: latitude, destination_longitude: longitude } = stop;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** A stop of which only the type is known has nothing of its own. */
type TimedTask = Pick<Stop, 'delivery_event_type_id'> &
  Partial<Stop> & { readonly close_door_pharmacy_id?: number };

/** A visit with what was learned of it; never shorter than a minute, or than planned when that is less. Milliseconds. */
function visitTime(minutes: number, stop: TimedTask, { learned }: Pace): number {
  const planned = minutes * MINUTE_MS;
  if (!learned) return planned;
  const { destination_latitude: latitude = null, destination_longitude: longitude = null } = stop;
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  const extra = extraSeconds(learned, stop.close_door_pharmacy_id, place) * 1000;
  return Math.max(Math.min(planned, MINUTE_MS), planned + extra);
}

/** Duration of a stop. Milliseconds. */
export function taskTime(stop: TimedTask, pace: Pace): number {
  switch (stop.delivery_event_type_id) {
    case EVENT_TYPE.delivery:
      return visitTime(pace.delivery_task_minutes, stop, pace);
    case EVENT_TYPE.collect:
      return visitTime(pace.pickup_task_minutes, stop, pace);
    case EVENT_TYPE.pickUp:
      return pace.pickup_task_minutes * MINUTE_MS;
    case EVENT_TYPE.startLunch:
      return pace.lunch_break_minutes * MINUTE_MS;
    default:
      return 0;
  }
}

/** Estimated road distance between two points: the straight line times a detour factor. Whole metres. */
export function roadMetres(from: Point, to: Point, detour: number): number {
  return Math.round(detour * metresBetween(from, to));
}

/** Driving time of a road distance. Whole seconds. */
export function roadSeconds(metres: number, kmh: number): number {
  return Math.round(metres / (kmh / 3.6));
}

/** A drive that nobody knows the roads of: the straight line, longer by the detour, at the usual speed. */
export function straightLeg(from: Point, to: Point, pace: Pace): Leg {
  const metres = roadMetres(from, to, pace.detour_percent / 100);
  return { metres, seconds: roadSeconds(metres, pace.road_speed_kmh) };
}

/** A drive, along roads where they are known; `isAbout`: they are not. */
export function legBetween(from: Point, to: Point, pace: Pace): Leg & { readonly isAbout: boolean } {
  const leg = pace.roads?.legBetween(from, to) ?? null;
  return leg ? { ...leg, isAbout: false } : { ...straightLeg(from, to, pace), isAbout: true };
}
