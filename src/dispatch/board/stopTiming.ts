import type { EventView, ManifestView } from '../../domain/dispatchView';
import { DEFAULT_RISK_LIMITS, risks, type Risk, type RiskLimits } from '../../domain/atRisk';
import { fromWire, timeInZone, wallTimeToUtc } from '../../domain/dates';
import { etaClass, minutesLate, type EtaClass } from '../../domain/etaClass';
import { isRecipientStop } from '../../domain/eventType';
import { isOpenStop } from '../../domain/stopOrder';

/** What the row says of a stop's time. */
export interface StopTiming {
  /** Wall clock of the run, HH:mm; the time it happened once it is closed, else the ETA. */
  readonly time: string | null;
  readonly etaClass: EtaClass | null;
  /** Against what was promised; negative is early. Only for open stops. */
  readonly minutesLate: number | null;
  readonly risks: readonly Risk[];
}

const NOTHING: StopTiming = { time: null, etaClass: null, minutesLate: null, risks: [] };

/**
 * Timing of a stop in the zone of its run.
 *
 * @param now the board's clock; it decides how long a driver has been silent
 */
export function stopTiming(
  event: EventView,
  manifest: ManifestView | null,
  now: Date,
  limits: RiskLimits = DEFAULT_RISK_LIMITS,
): StopTiming {
  if (!manifest) return NOTHING;
  const zone = manifest.time_zone;
  if (!isOpenStop(event)) {
    const at = event.datetime ?? event.eta;
    return at ? { ...NOTHING, time: timeInZone(fromWire(at), zone).slice(0, 5) } : NOTHING;
  }
  if (!event.eta) return NOTHING;
  const eta = fromWire(event.eta);
  const late = event.planned_at ? minutesLate(eta, fromWire(event.planned_at)) : null;
  return {
    time: timeInZone(eta, zone).slice(0, 5),
    etaClass: late === null ? null : etaClass(late),
    minutesLate: late,
    risks: isRecipientStop(event.delivery_event_type_id) ? stopRisks(event, manifest, eta, now, limits) : [],
  };
}

function stopRisks(
  event: EventView,
  manifest: ManifestView,
  eta: Date,
  now: Date,
  limits: RiskLimits,
): Risk[] {
  const windowEnd = event.delivery_end_time
    ? wallTimeToUtc(event.delivery_date, event.delivery_end_time, manifest.time_zone)
    : null;
  const facts = {
    minutesToWindowEnd: windowEnd ? minutesLate(windowEnd, eta) : null,
    minutesSinceNews: manifest.position_recorded_at
      ? minutesLate(now, fromWire(manifest.position_recorded_at))
      : null,
  };
  return risks(facts, limits);
}

/** "08:00–10:00", "≥ 08:00", "≤ 10:00" or null: the time restriction as the row shows it. */
export function windowText(
  event: Pick<EventView, 'delivery_start_time' | 'delivery_end_time'>,
): string | null {
  const start = event.delivery_start_time?.slice(0, 5);
  const end = event.delivery_end_time?.slice(0, 5);
  if (start && end) return `${start}–${end}`;
  if (start) return `≥ ${start}`;
  return end ? `≤ ${end}` : null;
}
