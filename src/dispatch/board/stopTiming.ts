import type { EventView, ManifestView } from '../../domain/dispatchView';
import { risks, type Risk, type RiskLimits } from '../../domain/atRisk';
import { fromWire, timeInZone, wallTimeToUtc } from '../../domain/dates';
import { etaClass, minutesLate, type EtaClass } from '../../domain/etaClass';
import { isRecipientStop } from '../../domain/eventType';
import { isUnderWay } from '../../domain/manifestStatus';
import { isOpenStop } from '../../domain/stopOrder';
import type { TimingFlag } from './boardFilters';

/** The board's clock and what counts as a risk by it. One object per tick, so that answers can be kept by it. */
export interface BoardClock {
  readonly now: Date;
  readonly limits: RiskLimits;
  /** Time of day in the run's zone after which nothing refrigerated should be on the road; null when nobody says. */
  readonly refrigeratedEnd: string | null;
}

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

/** Timing of a stop in the zone of its run. */
export function stopTiming(event: EventView, manifest: ManifestView | null, clock: BoardClock): StopTiming {
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
    risks: isRecipientStop(event.delivery_event_type_id) ? stopRisks(event, manifest, eta, clock) : [],
  };
}

/** Whether an open stop at a recipient's is late or, when it is not, at risk of becoming so. */
export function stopAlert(
  event: EventView,
  manifest: ManifestView | null,
  clock: BoardClock,
): TimingFlag | null {
  if (!manifest || !event.eta || !isRecipientStop(event.delivery_event_type_id) || !isOpenStop(event))
    return null;
  const eta = fromWire(event.eta);
  if (event.planned_at && etaClass(minutesLate(eta, fromWire(event.planned_at))) === 'late') return 'late';
  return stopRisks(event, manifest, eta, clock).length > 0 ? 'atRisk' : null;
}

type Alerts = ReadonlyMap<number, TimingFlag>;

/** What was found of a run at a tick of the clock: a run that has not changed is not asked again. */
const found = new WeakMap<ManifestView, { clock: BoardClock; alerts: Alerts }>();

/** The stops of a run that are late or at risk, by their ids. */
export function stopAlerts(manifest: ManifestView, clock: BoardClock): Alerts {
  const known = found.get(manifest);
  if (known?.clock === clock) return known.alerts;
  const alerts = new Map<number, TimingFlag>();
  for (const event of manifest.events) {
    const alert = stopAlert(event, manifest, clock);
    if (alert) alerts.set(event.id, alert);
  }
  found.set(manifest, { clock, alerts });
  return alerts;
}

function stopRisks(event: EventView, manifest: ManifestView, eta: Date, clock: BoardClock): Risk[] {
  const minutesTo = (wallTime: string | null) =>
    wallTime ? minutesLate(wallTimeToUtc(event.delivery_date, wallTime, manifest.time_zone), eta) : null;
  return risks(
    {
      minutesToWindowEnd: minutesTo(event.delivery_end_time),
      minutesOfRefrigerationLeft: event.refrigeration_needed ? minutesTo(clock.refrigeratedEnd) : null,
      minutesSinceNews: minutesOfSilence(manifest, clock.now),
    },
    clock.limits,
  );
}

/** Minutes since the driver of a run under way was last heard of; null when nobody has to be heard of. */
export function minutesOfSilence(manifest: ManifestView, now: Date): number | null {
  if (!manifest.position_recorded_at || !isUnderWay(manifest.delivery_manifest_status_id)) return null;
  return minutesLate(now, fromWire(manifest.position_recorded_at));
}

/** Class of the row's left edge: red is late, amber at risk (look.md). */
export function edgeOf({ etaClass: ofEta, risks: held }: StopTiming): string {
  if (ofEta === 'late') return ' edge-red';
  return held.length > 0 ? ' edge-amber' : '';
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
