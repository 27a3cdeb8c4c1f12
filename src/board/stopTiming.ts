import type { EventView, ManifestView } from '../domain/runs/dispatchView';
import type { Risk } from '../domain/stops/atRisk';
import { stopRisks } from '../domain/stops/stopRisks';
import { fromWire, timeOnDay } from '../domain/time/dates';
import { etaClass, type EtaClass } from '../domain/stops/etaClass';
import { isRecipientStop } from '../domain/stops/eventType';
import { expectedAt, minutesBehind, missedOf } from '../domain/stops/openLateness';
import { isOpenStop } from '../domain/runs/stopOrder';
import { msToWindowEnd, type MissedWindow } from '../domain/stops/windowState';
import type { TimingFlag } from './timingFlags';
import { oncePerTick } from './oncePerTick';
import type { BoardClock } from './boardClock';

/** Timing of a stop for its row. */
export interface StopTiming {
  /**
   * Local time of the run, HH:mm, with " +1" after its midnight; the actual time of a closed stop, else the
   * ETA.
   */
  readonly time: string | null;
  readonly etaClass: EtaClass | null;
  /** Relative to the promised time; negative is early. Only for open stops. */
  readonly minutesLate: number | null;
  readonly risks: readonly Risk[];
  /** Separate from lateness: the ETA is after the end of the window. Only for open stops. */
  readonly missed: MissedWindow | null;
  /**
   * Until the end of the window, milliseconds; 0 or less when time is up. Only for open stops with an end.
   */
  readonly msLeft: number | null;
}

const NO_TIMING: StopTiming = {
  time: null,
  etaClass: null,
  minutesLate: null,
  risks: [],
  missed: null,
  msLeft: null,
};

/** Timing of a stop in the zone of its run, or of its CDP when it has no run. */
export function stopTiming(event: EventView, manifest: ManifestView | null, clock: BoardClock): StopTiming {
  const zone = manifest?.time_zone ?? event.time_zone;
  if (zone === undefined) return NO_TIMING;
  if (!isOpenStop(event)) {
    const at = manifest && (event.datetime ?? event.eta);
    return at ? { ...NO_TIMING, time: timeText(fromWire(at), manifest) } : NO_TIMING;
  }
  const eta = expectedAt(event, manifest);
  const isRecipient = isRecipientStop(event.delivery_event_type_id);
  const missed = missedOf(event, manifest, clock);
  const window = { missed, msLeft: isRecipient ? msToWindowEnd(event, clock.now, zone) : null };
  if (!manifest || !eta) return { ...NO_TIMING, ...window };
  const late = minutesBehind(event, manifest);
  return {
    time: timeText(eta, manifest),
    etaClass: late === null ? null : etaClass(late),
    minutesLate: late,
    risks: stopRisks(event, manifest, clock),
    ...window,
  };
}

function timeText(at: Date, { time_zone: zone, delivery_date: day }: ManifestView): string {
  return timeOnDay(at, zone, day);
}

const NO_FLAGS: readonly TimingFlag[] = [];

/** Whether an open stop at a recipient misses its window, and is late or, if neither, at risk. */
export function stopFlags(
  event: EventView,
  manifest: ManifestView | null,
  clock: BoardClock,
): readonly TimingFlag[] {
  if (!isRecipientStop(event.delivery_event_type_id) || !isOpenStop(event)) return NO_FLAGS;
  const { missed, etaClass: ofEta, risks: held } = stopTiming(event, manifest, clock);
  const flags: TimingFlag[] = [
    ...(missed ? ['missed' as const] : []),
    ...(ofEta === 'late' ? ['late' as const] : []),
  ];
  if (flags.length > 0) return flags;
  return held.length > 0 ? ['atRisk'] : NO_FLAGS;
}

type Alerts = ReadonlyMap<number, readonly TimingFlag[]>;

/** The stops of a run that miss their window, are late or at risk, by their ids. */
export const stopAlerts = oncePerTick((manifest, clock): Alerts => {
  const alerts = new Map<number, readonly TimingFlag[]>();
  for (const event of manifest.events) {
    const flags = stopFlags(event, manifest, clock);
    if (flags.length > 0) alerts.set(event.id, flags);
  }
  return alerts;
});

/** Whether there is a time or a warning to write: a stop without a run mostly has neither. */
export function saysTime({ time, missed, risks }: StopTiming): boolean {
  return time !== null || missed !== null || risks.length > 0;
}

/** The row's left edge: red is late or past the window, amber at risk (look.md). */
export function edgeOf({ etaClass: ofEta, risks: reasons, missed }: StopTiming): 'late' | 'atRisk' | null {
  if (ofEta === 'late' || missed) return 'late';
  return reasons.length > 0 ? 'atRisk' : null;
}
