import { MINUTE_MS } from '../time/durations';
import { metresBetween, type Point } from './distance';
import { EVENT_TYPE } from '../stops/eventType';
import { settingsWith, type Settings } from '../wire/settings';

/** What a way and a stop cost, as the operation has set it. */
export type Pace = Pick<
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

/** Where the stop is; null where that is nowhere in particular (a lunch) or not known. */
export function pointOf(stop: Stop): Point | null {
  const { destination_latitude: latitude, destination_longitude: longitude } = stop;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** How long a stop takes. Milliseconds. */
export function taskTime(stop: Pick<Stop, 'delivery_event_type_id'>, pace: Pace): number {
  switch (stop.delivery_event_type_id) {
    case EVENT_TYPE.delivery:
      return pace.delivery_task_minutes * MINUTE_MS;
    case EVENT_TYPE.collect:
    case EVENT_TYPE.pickUp:
      return pace.pickup_task_minutes * MINUTE_MS;
    case EVENT_TYPE.startLunch:
      return pace.lunch_break_minutes * MINUTE_MS;
    default:
      return 0;
  }
}

/** The road between two points: as the crow flies, made longer as roads do. Whole metres. */
export function roadMetres(from: Point, to: Point, detour: number): number {
  return Math.round(detour * metresBetween(from, to));
}

/** How long a road takes. Whole seconds. */
export function roadSeconds(metres: number, kmh: number): number {
  return Math.round(metres / (kmh / 3.6));
}
