import { MINUTE_MS } from '../time/durations';

/** Within this many minutes of the plan, an arrival is regular; beyond it, early or late (spec §9). */
export const ETA_THRESHOLD_MINUTES = 10;

export type EtaClass = 'early' | 'regular' | 'late';

/**
 * Whole minutes from the planned time to the expected one, negative when early. Truncated, not rounded: 10
 * min 59 s late becomes 10 and is regular, so that class and number always agree.
 */
export function minutesLate(eta: Date, planned: Date): number {
  // `+ 0` because Math.trunc(-0.5) is -0.
  return Math.trunc((eta.getTime() - planned.getTime()) / MINUTE_MS) + 0;
}

/**
 * The specification does not cover all cases (exactly 10 minutes, early by more than 10); here regular
 * includes the threshold on both sides.
 *
 * @param minutes from `minutesLate`
 */
export function etaClass(minutes: number): EtaClass {
  if (minutes > ETA_THRESHOLD_MINUTES) return 'late';
  return minutes < -ETA_THRESHOLD_MINUTES ? 'early' : 'regular';
}
