import { fromWire } from '../domain/time/dates';
import type { EventView, ManifestView } from '../domain/runs/dispatchView';
import { driverState, type DriverState } from '../domain/runs/driverState';
import { minutesLate } from '../domain/stops/etaClass';
import { isCanceledStatus, isClosedStatus } from '../domain/stops/eventStatus';
import { EVENT_TYPE, isRecipientStop } from '../domain/stops/eventType';
import { endedAt, isExpected } from '../domain/stops/expectedTimes';
import { isUnderWay } from '../domain/runs/manifestStatus';
import { statusTag, type Tone } from '../domain/stops/statusTag';
import { nextOpenStop } from '../domain/runs/stopOrder';
import { minutesOfSilence } from '../domain/stops/stopRisks';
import type { BoardClock } from './boardClock';

/** Facts about a run for the head of its lane. */
export interface LaneFacts {
  /** Recipients' stops. */
  readonly total: number;
  readonly done: number;
  readonly tones: ReadonlyMap<Tone, number>;
  /** By the i18n key of the status, for screen readers, which cannot read the bar. */
  readonly words: ReadonlyMap<string, number>;
  /** Of the next stop against its promised time; negative is ahead. Null without a next stop. */
  readonly minutesBehind: number | null;
  readonly driver: DriverState | null;
  /** Minutes since the driver's last position, when above the limit. */
  readonly silentMinutes: number | null;
  /** Arrival at the last stop, wire time; for a finished run, its end. */
  readonly finishAt: string | null;
  readonly isOver: boolean;
  /** Minutes from the end of the shift to the finish; 0 when the finish is earlier. */
  readonly overtimeMinutes: number;
  /** Start of the lunch break, wire time. */
  readonly lunchAt: string | null;
}

export function laneFacts(manifest: ManifestView, clock: BoardClock): LaneFacts {
  const stops = manifest.events.filter((event) => isRecipientStop(event.delivery_event_type_id));
  const tones = new Map<Tone, number>();
  const words = new Map<string, number>();
  for (const stop of stops) {
    const { tone, labelKey } = statusTag(stop);
    tones.set(tone, (tones.get(tone) ?? 0) + 1);
    words.set(labelKey, (words.get(labelKey) ?? 0) + 1);
  }
  // A canceled stop keeps its ETA, which no longer counts.
  const active = manifest.events.filter((event) => !isCanceledStatus(event.delivery_event_status_id));
  const lastArrival = active.reduce<string | null>(
    (last, { eta }) => (eta && (!last || eta > last) ? eta : last),
    null,
  );
  const isOver = !isExpected(manifest);
  const finishAt = isOver ? endedAt(manifest, clock.pace) : lastArrival;
  const next = nextStopOf(manifest);
  const lunch = active.find((event) => event.delivery_event_type_id === EVENT_TYPE.startLunch);
  const silence = minutesOfSilence(manifest, clock.now);
  const isInShift = clock.now >= fromWire(manifest.start_at) && clock.now < fromWire(manifest.end_at);
  return {
    total: stops.length,
    done: stops.filter((stop) => isClosedStatus(stop.delivery_event_status_id)).length,
    tones,
    words,
    minutesBehind:
      next?.eta && next.planned_at ? minutesLate(fromWire(next.eta), fromWire(next.planned_at)) : null,
    driver: driverState(manifest, isInShift),
    silentMinutes: silence !== null && silence > clock.limits.silentMinutes ? silence : null,
    finishAt,
    isOver,
    overtimeMinutes: finishAt ? Math.max(0, minutesLate(fromWire(finishAt), fromWire(manifest.end_at))) : 0,
    lunchAt: lunch ? (lunch.datetime ?? (isOver ? null : (lunch.eta ?? lunch.planned_at))) : null,
  };
}

/** Calculated one time per state of a run, because every row of its lane needs it. */
const nextStops = new WeakMap<ManifestView, EventView | null>();

/** The next stop of a run under way. */
export function nextStopOf(manifest: ManifestView): EventView | null {
  if (!isUnderWay(manifest.delivery_manifest_status_id)) return null;
  let next = nextStops.get(manifest);
  if (next === undefined) {
    next = nextOpenStop(manifest.events) ?? null;
    nextStops.set(manifest, next);
  }
  return next;
}
