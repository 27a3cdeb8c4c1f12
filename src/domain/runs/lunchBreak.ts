import type { Problem } from '../wire/problem';

/** Places a lunch break can be put at in the run (spec §5, §9). */
const FIRST_LUNCH_PLACE = 2;
const LAST_LUNCH_PLACE = 9;
/** The default choice: at the end of the queue, sent without `secuence`. */
export const LUNCH_IN_QUEUE = 1;

export const LUNCH_PLACES: readonly number[] = Array.from(
  { length: LAST_LUNCH_PLACE - FIRST_LUNCH_PLACE + 1 },
  (_, index) => FIRST_LUNCH_PLACE + index,
);

/** Minimum length of a shift with a lunch break. Hours. */
const LUNCH_MIN_SHIFT_HOURS = 4;
/** Longer shifts show a warning. Hours. */
export const LUNCH_LONG_SHIFT_HOURS = 8;

/**
 * The `secuence` to send for a chosen place: null for the queue. The server treats a place beyond the end of
 * the run as its end.
 */
export function lunchSecuence(place: number): number | null {
  return place === LUNCH_IN_QUEUE ? null : place;
}

/** Why the lunch break is refused, or null. */
export function lunchProblem(place: number, shiftHours: number): Problem | null {
  if (place !== LUNCH_IN_QUEUE && !LUNCH_PLACES.includes(place)) {
    return { message: 'validation.lunchPlace', args: { min: FIRST_LUNCH_PLACE, max: LAST_LUNCH_PLACE } };
  }
  if (shiftHours < LUNCH_MIN_SHIFT_HOURS)
    return { message: 'validation.lunchShift', args: { hours: LUNCH_MIN_SHIFT_HOURS } };
  return null;
}

/** A shift over 8 hours shows a warning; the break is allowed. */
export function warnsOfLongShift(shiftHours: number): boolean {
  return shiftHours > LUNCH_LONG_SHIFT_HOURS;
}
