import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations';

const SECOND_MS = 1000;

/** Pauses after each failed try: about three days in all, as the Standard Webhooks specification suggests. */
const PAUSES_MS = [
  5 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const;

/** The pause after so many tries; null: it is given up. `spread` (0 to 1) parts calls that failed together. */
export function pauseAfter(attempts: number, spread: number): number | null {
  const pause = PAUSES_MS[attempts - 1];
  return pause === undefined ? null : Math.round(pause * (1 + spread / 5));
}

/** An address that has failed for so long is called no more, until a person enables it. */
const DISABLE_AFTER_MS = 5 * DAY_MS;

export function isToBeDisabled(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= DISABLE_AFTER_MS;
}

/** How long the old secret signs beside a new one. */
export const SECRET_OVERLAP_MS = DAY_MS;
/** A link to a proof is good for so long from each try. */
export const PROOF_LINK_MS = 30 * DAY_MS;
