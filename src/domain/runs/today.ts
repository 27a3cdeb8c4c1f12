import { fromWire, toWire } from '../time/dates';
import { MINUTE_MS } from '../time/durations';
import { isCanceledStatus, isClosedStatus, isProblemStatus, isSuccessfulStatus } from '../stops/eventStatus';
import { EVENT_TYPE, isRecipientStop } from '../stops/eventType';
import { endedAt } from '../stops/expectedTimes';
import { isLateStop, minutesBehind } from '../stops/openLateness';
import { keptPromise } from '../stops/lateness';
import type { RiskMoment } from '../stops/stopRisks';
import type { EventView, ManifestView } from './dispatchView';
import { hasNotStarted, isUnderWay } from './manifestStatus';
import { runTimes } from './runTimes';
import { isOpenStop, nextOpenStop } from './stopOrder';
import { worstOf, type WorstThing } from './worstThings';

/** A day in numbers. A stop can count in several: a late one is open too. Stops at recipients only. */
export interface TodayStops {
  /** Without the canceled ones. */
  total: number;
  done: number;
  open: number;
  late: number;
  problems: number;
  /** Done stops that had a promise, and those of them that kept it. */
  measured: number;
  on_time: number;
}

/** How many stops were promised, and how many were done, up to a moment. */
export interface CurvePoint {
  /** UTC wire time. */
  at: string;
  planned: number;
  /** Null in the future. */
  done: number | null;
}

/** A run of the day that is not finished. Times are UTC wire times. */
export interface TodayRun {
  delivery_manifest_id: number;
  name: string;
  cdp_color: string;
  driver: string | null;
  is_under_way: boolean;
  start_at: string;
  end_at: string;
  /** Expected arrival at its last stop. */
  finish_at: string | null;
  lunch_at: string | null;
  /** When the driver stands at a closed door until it opens. */
  waits: { from: string; to: string }[];
  done: number;
  total: number;
  late: number;
  /** At its next stop; negative is ahead. */
  minutes_behind: number | null;
}

export interface TodayView {
  /** YYYY-MM-DD */
  date: string;
  stops: TodayStops;
  curve: CurvePoint[];
  /** Those with late stops first, then those under way, then by start. */
  runs: TodayRun[];
  finished_runs: number;
  /** What needs somebody first: at most five. */
  worst: WorstThing[];
  unassigned: { close_door_pharmacy_id: number; stops: number }[];
}

interface Day {
  readonly manifests: readonly ManifestView[];
  readonly pool: readonly EventView[];
  /** Problems that somebody has taken or settled. */
  readonly attended: ReadonlySet<number>;
}

type Moment = Pick<RiskMoment, 'now' | 'pace'>;

const STEP_MS = 30 * MINUTE_MS;
/** Shorter waits are not worth a mark. */
const WAIT_MS = 5 * MINUTE_MS;

const isCounted = (event: EventView) =>
  isRecipientStop(event.delivery_event_type_id) && !isCanceledStatus(event.delivery_event_status_id);

function stopsOf({ manifests, pool }: Day, moment: Moment): TodayStops {
  const stops: TodayStops = { total: 0, done: 0, open: 0, late: 0, problems: 0, measured: 0, on_time: 0 };
  const count = (event: EventView, manifest: ManifestView | null) => {
    if (!isCounted(event)) return;
    const { delivery_event_status_id: status } = event;
    stops.total += 1;
    if (isOpenStop(event)) stops.open += 1;
    if (isLateStop(event, manifest, moment)) stops.late += 1;
    if (isProblemStatus(status)) stops.problems += 1;
    if (!isSuccessfulStatus(status)) return;
    stops.done += 1;
    const kept = manifest && keptPromise(event, manifest.time_zone);
    if (kept === null) return;
    stops.measured += 1;
    if (kept) stops.on_time += 1;
  };
  for (const manifest of manifests) for (const event of manifest.events) count(event, manifest);
  for (const event of pool) count(event, null);
  return stops;
}

function curveOf({ manifests }: Day, now: Date): CurvePoint[] {
  const stops = manifests.flatMap((manifest) => manifest.events.filter(isCounted));
  const planned = stops.flatMap(({ planned_at: at }) => (at ? fromWire(at).getTime() : []));
  const done = stops.flatMap((stop) =>
    stop.datetime && isSuccessfulStatus(stop.delivery_event_status_id)
      ? fromWire(stop.datetime).getTime()
      : [],
  );
  if (planned.length === 0) return [];
  const all = [...planned, ...done];
  const first = Math.floor(all.reduce((least, at) => Math.min(least, at)) / STEP_MS) * STEP_MS;
  const last = all.reduce((most, at) => Math.max(most, at));
  const upTo = (times: readonly number[], moment: number) => times.filter((at) => at <= moment).length;
  const points: CurvePoint[] = [];
  for (let at = first; at < last + STEP_MS; at += STEP_MS) {
    const isPast = at <= now.getTime();
    points.push({
      at: toWire(new Date(at)),
      planned: upTo(planned, at),
      done: isPast ? upTo(done, at) : null,
    });
  }
  return points;
}

function waitsOf(manifest: ManifestView, { now, pace }: Moment): TodayRun['waits'] {
  const { stops } = runTimes({ ...manifest, stops: manifest.events }, now, pace);
  return [...stops.values()]
    .filter(({ reached, arrival }) => arrival - reached >= WAIT_MS)
    .map(({ reached, arrival }) => ({ from: toWire(new Date(reached)), to: toWire(new Date(arrival)) }));
}

function runOf(manifest: ManifestView, moment: Moment): TodayRun {
  const stops = manifest.events.filter(isCounted);
  const active = manifest.events.filter((event) => !isCanceledStatus(event.delivery_event_status_id));
  const next = nextOpenStop(manifest.events);
  const lunch = active.find((event) => event.delivery_event_type_id === EVENT_TYPE.startLunch);
  return {
    delivery_manifest_id: manifest.id,
    name: manifest.name,
    cdp_color: manifest.cdp_color,
    driver: manifest.employee,
    is_under_way: isUnderWay(manifest.delivery_manifest_status_id),
    start_at: manifest.start_at,
    end_at: manifest.end_at,
    finish_at: active.reduce<string | null>(
      (latest, { eta }) => (eta && (!latest || eta > latest) ? eta : latest),
      endedAt(manifest, moment.pace),
    ),
    lunch_at: lunch ? (lunch.datetime ?? lunch.eta ?? lunch.planned_at) : null,
    waits: waitsOf(manifest, moment),
    done: stops.filter((stop) => isClosedStatus(stop.delivery_event_status_id)).length,
    total: stops.length,
    late: stops.filter((stop) => isLateStop(stop, manifest, moment)).length,
    minutes_behind: next ? minutesBehind(next, manifest) : null,
  };
}

/** The day as `/home` shows it (spec §2 has the sentence alone; the rest is ours). */
export function todayOf(date: string, day: Day, moment: RiskMoment): TodayView {
  const isAhead = ({ delivery_manifest_status_id: status }: ManifestView) =>
    hasNotStarted(status) || isUnderWay(status);
  const ahead = day.manifests.filter(isAhead);
  const byCdp = new Map<number, number>();
  for (const { close_door_pharmacy_id: id } of day.pool.filter(isOpenStop))
    byCdp.set(id, (byCdp.get(id) ?? 0) + 1);
  return {
    date,
    stops: stopsOf(day, moment),
    curve: curveOf(day, moment.now),
    runs: ahead
      .map((manifest) => runOf(manifest, moment))
      .sort(
        (a, b) =>
          b.late - a.late ||
          Number(b.is_under_way) - Number(a.is_under_way) ||
          a.start_at.localeCompare(b.start_at),
      ),
    finished_runs: day.manifests.length - ahead.length,
    worst: worstOf(day, moment),
    unassigned: [...byCdp]
      .map(([close_door_pharmacy_id, stops]) => ({ close_door_pharmacy_id, stops }))
      .sort((a, b) => b.stops - a.stops),
  };
}
