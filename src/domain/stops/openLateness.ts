import { fromWire } from '../time/dates';
import type { Pace } from '../addresses/travelTime';
import type { EventView, ManifestView } from '../runs/dispatchView';
import { isOpenStop } from '../runs/stopOrder';
import { etaClass, minutesLate } from './etaClass';
import { isRecipientStop } from './eventType';
import { isExpected } from './expectedTimes';
import { missedWindow, soonestAtDoor, type MissedWindow } from './windowState';

interface Moment {
  readonly now: Date;
  readonly pace: Pace;
}

/** Expected arrival; null in the pool and on a finished run. */
export function expectedAt(event: EventView, manifest: ManifestView | null): Date | null {
  return manifest && event.eta && isExpected(manifest) ? fromWire(event.eta) : null;
}

/** How an open stop at a recipient misses its window; null: it is kept, or the zone is unknown. */
export function missedOf(
  event: EventView,
  manifest: ManifestView | null,
  { now, pace }: Moment,
): MissedWindow | null {
  const zone = manifest?.time_zone ?? event.time_zone;
  if (zone === undefined || !isRecipientStop(event.delivery_event_type_id)) return null;
  const eta = expectedAt(event, manifest);
  const { cdp_latitude: latitude, cdp_longitude: longitude } = event;
  const cdp = latitude != null && longitude != null ? { latitude, longitude } : null;
  const soonest = eta ? undefined : soonestAtDoor(event, cdp, now, pace);
  return missedWindow(event, { zone, now, arrival: eta?.getTime() ?? null, soonest });
}

/** Minutes from the promised time to the expected arrival; null without either. */
export function minutesBehind(event: EventView, manifest: ManifestView | null): number | null {
  const eta = expectedAt(event, manifest);
  return eta && event.planned_at ? minutesLate(eta, fromWire(event.planned_at)) : null;
}

/** Whether an open stop at a recipient is expected after its promised time or its window. */
export function isLateStop(event: EventView, manifest: ManifestView | null, moment: Moment): boolean {
  if (!isRecipientStop(event.delivery_event_type_id) || !isOpenStop(event)) return false;
  const behind = minutesBehind(event, manifest);
  return (behind !== null && etaClass(behind) === 'late') || missedOf(event, manifest, moment) !== null;
}
