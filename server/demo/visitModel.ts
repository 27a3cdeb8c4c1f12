import { MINUTE_MS } from '../../src/domain/time/durations';
import type { Point } from '../../src/domain/addresses/distance';
import { EVENT_STATUS, type EventStatusId } from '../../src/domain/stops/eventStatus';
import { EVENT_TYPE, isCollect } from '../../src/domain/stops/eventType';
import { DEFAULT_PACE, legBetween, taskTime } from '../../src/domain/addresses/travelTime';
import { demoPace } from './demoPace';
import type { Random } from './random';

/** How the visit will end when its time comes. */
export type Outcome =
  'delivered' | 'failed' | 'rejected' | 'canceled' | 'rescheduled' | 'missing' | 'damaged';

export const LUNCH_MINUTES = 30;
/** Minutes at the door when it stays closed at first. */
export const SECOND_TRY = 7;
const FINAL: Record<Exclude<Outcome, 'canceled' | 'rescheduled'>, EventStatusId> = {
  delivered: EVENT_STATUS.successful,
  failed: EVENT_STATUS.failed,
  rejected: EVENT_STATUS.rejected,
  missing: EVENT_STATUS.missing,
  damaged: EVENT_STATUS.damaged,
};

export function outcomeOf(random: Random, typeId: number): Outcome {
  const dice = random.next();
  if (typeId === EVENT_TYPE.collect) return dice < 0.82 ? 'delivered' : dice < 0.92 ? 'failed' : 'canceled';
  if (dice < 0.86) return 'delivered';
  if (dice < 0.91) return 'failed';
  if (dice < 0.935) return 'rejected';
  if (dice < 0.96) return 'canceled';
  if (dice < 0.985) return 'rescheduled';
  return dice < 0.995 ? 'missing' : 'damaged';
}

/**
 * The status with which the driver ends the visit. A stop that only the office can cancel or reschedule counts as a
 * delivery here.
 */
export function finalStatus({ typeId, outcome }: { typeId: number; outcome: Outcome }): EventStatusId {
  if (isCollect(typeId)) return outcome === 'failed' ? EVENT_STATUS.collectFailed : EVENT_STATUS.collected;
  return FINAL[outcome === 'canceled' || outcome === 'rescheduled' ? 'delivered' : outcome];
}

/** Whether the bag never comes into the vehicle as it should. */
export function isSpoiltBag(outcome: Outcome): outcome is 'missing' | 'damaged' {
  return outcome === 'missing' || outcome === 'damaged';
}

/** Whether the door stays closed at first. */
export function isShutAtFirst(random: Random): boolean {
  return random.chance(0.18);
}

/** From one door to the next as it is planned. Minutes. */
export function plannedMinutes(from: Point, to: Point): number {
  return legBetween(from, to, demoPace()).seconds / 60;
}

/** On the spot as it is planned. Minutes. */
export function plannedService(typeId: number): number {
  return taskTime({ delivery_event_type_id: typeId }, DEFAULT_PACE) / MINUTE_MS;
}

/** Pace of a driver for all ways of the day: below 1 is faster than the plan. */
export function paceOf(random: Random): number {
  return 0.76 + random.next() * 0.36;
}

/** Factor of the traffic on one planned way. */
export function wayFactor(random: Random, pace: number): number {
  return pace * (0.8 + random.next() * 0.5);
}

/** Minutes on the spot. */
export function serviceMinutes(random: Random, typeId: number): number {
  switch (typeId) {
    case EVENT_TYPE.pickUp:
      return random.between(4, 7);
    case EVENT_TYPE.return:
      return 6;
    case EVENT_TYPE.delivery:
    case EVENT_TYPE.collect:
      return random.between(3, 8);
    case EVENT_TYPE.pullOut:
    case EVENT_TYPE.startLunch:
    case EVENT_TYPE.finishLunch:
      return 0;
    default:
      return 5;
  }
}
