import { metresBetween } from '../addresses/distance';
import { legBetween, pointOf, taskTime, type Pace } from '../addresses/travelTime';
import { leavesDoor, opensAt, type TimedRun } from '../runs/runTimes';
import { EVENT_TYPE, isRecipientStop } from '../stops/eventType';
import { fromWire, zoneOffsetHours } from '../time/dates';
import { HOUR_MS } from '../time/durations';
import { driveFactor, extraSeconds, learnedHour, placeKey, type LearnedTimes } from './learnedTimes';
import type { DrivenLeg } from './learnTimes';

type DrivenRun = TimedRun & { readonly close_door_pharmacy_id: number; readonly employee_id: number | null };

const BREAKS: ReadonlySet<number> = new Set([EVENT_TYPE.startLunch, EVENT_TYPE.finishLunch]);
/** Stops of one house are closed one after the other, or all at once: that is neither a drive nor a visit. Metres. */
const SAME_HOUSE = 30;

/**
 * What was driven of a run: from each door that the driver left to the next, without breaks and without waiting for a
 * door to open. The plan beside it knows nothing that was learned.
 */
export function drivenLegs(run: DrivenRun, pace: Pace): DrivenLeg[] {
  const plain: Pace = { ...pace, learned: undefined };
  const offset = zoneOffsetHours(fromWire(run.start_at), run.time_zone) * HOUR_MS;
  const left = run.stops
    .flatMap((stop) => {
      const at = leavesDoor(stop);
      return at === null ? [] : [{ stop, at }];
    })
    .sort((a, b) => a.at - b.at || (a.stop.secuence ?? 0) - (b.stop.secuence ?? 0));
  return left.slice(1).flatMap(({ stop, at }, index): DrivenLeg[] => {
    const before = left[index];
    const to = pointOf(stop);
    const from = before && pointOf(before.stop);
    if (!before || !from || !to || BREAKS.has(stop.delivery_event_type_id)) return [];
    if (!isRecipientStop(stop.delivery_event_type_id) || metresBetween(from, to) < SAME_HOUSE) return [];
    const { seconds } = legBetween(from, to, plain);
    if (opensAt(stop, run.time_zone) > before.at + seconds * 1000) return [];
    const local = new Date(before.at + offset);
    return [
      {
        cdp: run.close_door_pharmacy_id,
        driver: run.employee_id,
        hour: learnedHour(local.getUTCDay(), local.getUTCHours()),
        place: placeKey(to),
        drive: seconds,
        visit: taskTime(stop, plain) / 1000,
        took: Math.round((at - before.at) / 1000),
      },
    ];
  });
}

/** A group of legs: how long they were to take, and took. Seconds, means. */
export interface ComparedLegs {
  legs: number;
  planned: number;
  took: number;
}

/** Planned beside real, as a person reads it. */
export interface ComparedTimes {
  legs: number;
  /** How far a leg was from its plan, and would have been from the corrected one. Seconds, means. */
  error_before: number;
  error_after: number;
  hours: (ComparedLegs & { cdp: number; hour: number })[];
  /** Places that were visited often; `extra`: seconds that a visit takes longer. */
  places: { place: string; legs: number; extra: number }[];
}

/** How many places a person reads. */
const MOST_PLACES = 40;

export function correctedSeconds(leg: DrivenLeg, learned: LearnedTimes): number {
  const run = { close_door_pharmacy_id: leg.cdp, employee_id: leg.driver };
  const place = learned.places[leg.place] ?? 0;
  return (
    leg.drive * driveFactor(learned, run, leg.hour) + leg.visit + extraSeconds(learned, leg.cdp, null) + place
  );
}

export function compareTimes(legs: readonly DrivenLeg[], learned: LearnedTimes): ComparedTimes {
  const hours = new Map<string, ComparedTimes['hours'][number]>();
  const visits = new Map<string, number>();
  let [before, after] = [0, 0];
  for (const leg of legs) {
    const { cdp, hour, drive, visit, took, place } = leg;
    before += Math.abs(took - drive - visit);
    after += Math.abs(took - correctedSeconds(leg, learned));
    visits.set(place, (visits.get(place) ?? 0) + 1);
    const key = `${cdp} ${hour}`;
    const group = hours.get(key) ?? { cdp, hour, legs: 0, planned: 0, took: 0 };
    hours.set(key, group);
    group.legs += 1;
    group.planned += drive + visit;
    group.took += took;
  }
  const mean = (sum: number, count: number) => (count === 0 ? 0 : Math.round(sum / count));
  return {
    legs: legs.length,
    error_before: mean(before, legs.length),
    error_after: mean(after, legs.length),
    hours: [...hours.values()]
      .map((group) => ({
        ...group,
        planned: mean(group.planned, group.legs),
        took: mean(group.took, group.legs),
      }))
      .sort((a, b) => a.cdp - b.cdp || a.hour - b.hour),
    places: Object.entries(learned.places)
      .map(([place, extra]) => ({ place, legs: visits.get(place) ?? 0, extra }))
      .sort((a, b) => Math.abs(b.extra) - Math.abs(a.extra))
      .slice(0, MOST_PLACES),
  };
}
