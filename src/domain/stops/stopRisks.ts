import type { Pace } from '../addresses/travelTime';
import { coolUntil, type CoolLimits } from '../custody/bagTime';
import type { EventView, ManifestView } from '../runs/dispatchView';
import { isUnderWay } from '../runs/manifestStatus';
import { isOpenStop } from '../runs/stopOrder';
import { fromWire } from '../time/dates';
import { instantOn } from '../time/dayHours';
import { closedDoor, closesAt } from '../time/openingHours';
import { risks, type Risk, type RiskLimits } from './atRisk';
import { minutesLate } from './etaClass';
import { isRecipientStop } from './eventType';
import { expectedAt, missedOf } from './openLateness';

export interface RiskMoment {
  readonly now: Date;
  readonly limits: RiskLimits;
  readonly cool: CoolLimits;
  readonly pace: Pace;
}

/** Relation of the ETA to the opening hours of the residence at this address. */
function closingOf(event: EventView, eta: Date, zone: string) {
  if (closedDoor(event, eta.getTime(), zone)) return { minutesToClosing: 'closed' as const };
  const closes = closesAt(event, zone);
  return { minutesToClosing: typeof closes === 'number' ? minutesLate(new Date(closes), eta) : null };
}

/** Minutes since the last position of a driver under way; null when no position is expected. */
export function minutesOfSilence(manifest: ManifestView, now: Date): number | null {
  if (!manifest.position_recorded_at || !isUnderWay(manifest.delivery_manifest_status_id)) return null;
  return minutesLate(now, fromWire(manifest.position_recorded_at));
}

/** Why an open stop at a recipient may become late, worst first; empty for any other. */
export function stopRisks(event: EventView, manifest: ManifestView, moment: RiskMoment): Risk[] {
  const eta = expectedAt(event, manifest);
  if (!eta || !isRecipientStop(event.delivery_event_type_id) || !isOpenStop(event)) return [];
  const missed = missedOf(event, manifest, moment);
  const minutesTo = (wallTime: string | null) =>
    wallTime ? minutesLate(instantOn(event.delivery_date, wallTime, manifest.time_zone), eta) : null;
  const cool = coolUntil(manifest, event, moment.cool);
  return risks(
    {
      // A missed window is no longer a risk.
      minutesToWindowEnd: missed ? null : minutesTo(event.delivery_end_time),
      minutesOfRefrigerationLeft: cool === null ? null : minutesLate(new Date(cool), eta),
      ...closingOf(event, eta, manifest.time_zone),
      minutesSinceNews: minutesOfSilence(manifest, moment.now),
    },
    moment.limits,
  );
}
