import { EVENT_STATUS, isCanceledStatus } from '../stops/eventStatus';
import { EVENT_TYPE, isRecipientStop } from '../stops/eventType';
import { isOpenStop } from './stopOrder';

/** States of a run, also called delivery manifest (spec §4). */
export const MANIFEST_STATUS = {
  created: 1,
  scheduled: 2,
  running: 3,
  done: 4,
  incomplete: 5,
  stalled: 6,
} as const;

export type ManifestStatusName = keyof typeof MANIFEST_STATUS;
export type ManifestStatusId = (typeof MANIFEST_STATUS)[ManifestStatusName];

/** Runs in this state are the ones in the CSV export (spec §4). */
export const CSV_EXPORT_STATUS = MANIFEST_STATUS.done;

/** A running run without any news for this long is stalled. Minutes. */
export const STALLED_AFTER_MINUTES = 60;

/** Actions that a run allows in its state. */
export interface ManifestPermits {
  /** How a delivery gets in: planned, as an add-on because the driver is on the road, or not at all. */
  readonly assign: 'plan' | 'addOn' | 'no';
  /** Reorder, unassign, transfer, reschedule, lunch break, recalculate. */
  readonly replan: boolean;
  /** Driver, vehicle and CDP. */
  readonly editRun: boolean;
}

const PERMITS: Record<ManifestStatusId, ManifestPermits> = {
  1: { assign: 'plan', replan: true, editRun: true },
  2: { assign: 'plan', replan: true, editRun: true },
  3: { assign: 'addOn', replan: true, editRun: true },
  4: { assign: 'no', replan: false, editRun: false },
  5: { assign: 'no', replan: false, editRun: false },
  6: { assign: 'addOn', replan: true, editRun: true },
};

const NO_PERMITS: ManifestPermits = { assign: 'no', replan: false, editRun: false };

const NAMES = new Map<number, ManifestStatusName>(
  (Object.entries(MANIFEST_STATUS) as [ManifestStatusName, ManifestStatusId][]).map(([name, id]) => [
    id,
    name,
  ]),
);

export function isManifestStatusId(id: number): id is ManifestStatusId {
  return NAMES.has(id);
}

export function manifestStatusKey(id: number): `manifestStatus.${ManifestStatusName | 'unknown'}` {
  return `manifestStatus.${NAMES.get(id) ?? 'unknown'}`;
}

/** An unknown state allows nothing. */
export function manifestPermits(id: number): ManifestPermits {
  return isManifestStatusId(id) ? PERMITS[id] : NO_PERMITS;
}

/** The driver has pulled out: running or stalled. */
export function isUnderWay(id: number): boolean {
  return id === MANIFEST_STATUS.running || id === MANIFEST_STATUS.stalled;
}

export function hasNotStarted(id: number): boolean {
  return id === MANIFEST_STATUS.created || id === MANIFEST_STATUS.scheduled;
}

interface RunEvent {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
}

/**
 * States that the office can set on a stop of a run without a driver: they do not mean that the run has
 * started.
 */
const NO_SIGN_OF_START: ReadonlySet<number> = new Set([
  EVENT_STATUS.copayment,
  EVENT_STATUS.scheduled,
  EVENT_STATUS.rescheduled,
  EVENT_STATUS.canceled,
  EVENT_STATUS.collectScheduled,
  EVENT_STATUS.collectRescheduled,
  EVENT_STATUS.collectCanceled,
]);

/**
 * The state of a run, from its stops (the specification names the states and shows no rules; these are ours).
 *
 * - created: not started and not published
 * - scheduled: not started, and published: drivers see it. If publication is unknown, a run with stops counts
 * as published
 * - running: a stop has changed, and something is still open
 * - stalled: running, and the last news (position or status) is older than STALLED_AFTER_MINUTES
 * - incomplete: the vehicle has pulled in while a recipient's stop is open
 * - done: every stop is closed, whatever its outcome
 *
 * @param before its previous state: publishing is a user's decision, which added or removed stops do not
 * change
 * @param minutesSinceNews age of the last position or status change; leave out when unknown
 */
export function manifestStatusFrom(
  events: readonly RunEvent[],
  minutesSinceNews?: number | null,
  before?: number,
): ManifestStatusId {
  const started = events.some((event) => !NO_SIGN_OF_START.has(event.delivery_event_status_id));
  if (!started && before !== undefined)
    return before === MANIFEST_STATUS.created ? MANIFEST_STATUS.created : MANIFEST_STATUS.scheduled;
  if (!started) {
    const wanted = events.some(
      (event) =>
        isRecipientStop(event.delivery_event_type_id) && !isCanceledStatus(event.delivery_event_status_id),
    );
    return wanted ? MANIFEST_STATUS.scheduled : MANIFEST_STATUS.created;
  }
  const open = events.filter(isOpenStop);
  if (open.length === 0) return MANIFEST_STATUS.done;
  const pulledIn = events.some(
    (event) =>
      event.delivery_event_type_id === EVENT_TYPE.pullIn &&
      event.delivery_event_status_id === EVENT_STATUS.successful,
  );
  if (pulledIn) {
    const left = open.some((event) => isRecipientStop(event.delivery_event_type_id));
    return left ? MANIFEST_STATUS.incomplete : MANIFEST_STATUS.done;
  }
  const silent = minutesSinceNews != null && minutesSinceNews > STALLED_AFTER_MINUTES;
  return silent ? MANIFEST_STATUS.stalled : MANIFEST_STATUS.running;
}
