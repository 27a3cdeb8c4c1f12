import type { Point } from '../addresses/distance';

/** Hours of a workday, then those of a Saturday or Sunday. */
export const LEARNED_HOURS = 48;

/** How real times differ from planned ones, learned from what was driven. */
export interface LearnedTimes {
  /** Factor on drives by CDP, for each of `LEARNED_HOURS`. */
  readonly drives: Readonly<Record<string, readonly number[]>>;
  /** Factor on top by driver. */
  readonly drivers: Readonly<Record<string, number>>;
  /** Seconds that a stop takes longer by CDP. */
  readonly stops: Readonly<Record<string, number>>;
  /** Seconds on top by place (`placeKey`). */
  readonly places: Readonly<Record<string, number>>;
}

/** Doors that are nearer than some ten metres to each other are one place. */
const PER_DEGREE = 1e4;

export function placeKey({ latitude, longitude }: Point): string {
  return `${Math.round(latitude * PER_DEGREE)},${Math.round(longitude * PER_DEGREE)}`;
}

/** Who drives: what is unknown is not corrected. */
export interface LearnedRun {
  readonly close_door_pharmacy_id?: number;
  readonly employee_id?: number | null;
}

/** The hour of a local time. @param weekday 0 is Sunday */
export function learnedHour(weekday: number, hour: number): number {
  return hour + (weekday === 0 || weekday === 6 ? LEARNED_HOURS / 2 : 0);
}

/** Factor on the time of a drive that begins in this hour (`learnedHour`). */
export function driveFactor(learned: LearnedTimes, run: LearnedRun, hour: number): number {
  const ofHour = learned.drives[String(run.close_door_pharmacy_id)]?.[hour] ?? 1;
  return ofHour * (learned.drivers[String(run.employee_id)] ?? 1);
}

/** Seconds that a visit takes longer than planned. */
export function extraSeconds(learned: LearnedTimes, cdp: number | undefined, place: Point | null): number {
  return (learned.stops[String(cdp)] ?? 0) + ((place && learned.places[placeKey(place)]) ?? 0);
}
