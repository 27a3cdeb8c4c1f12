import { metresBetween } from '../addresses/distance';
import { legBetween, pointOf, taskTime, type Pace } from '../addresses/travelTime';
import { opensAt, type TimedRun } from '../runs/runTimes';
import { EVENT_TYPE, isRecipientStop } from '../stops/eventType';
import { fromWire, zoneOffsetHours } from '../time/dates';
import { HOUR_MS } from '../time/durations';
import { doorsLeft, type SeenStop, type StopLine } from './doorsLeft';
import { learnedHour, placeKey } from './learnedTimes';

/** A drive and the visit at its end, as planned without anything learned, and how long both took. Seconds. */
export interface DrivenLeg {
  /** Whose arrivals it is a part of. */
  readonly run: number;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly cdp: number;
  readonly driver: number | null;
  /** `learnedHour` of its beginning. */
  readonly hour: number;
  /** `placeKey` of its end. */
  readonly place: string;
  readonly drive: number;
  readonly visit: number;
  readonly took: number;
}

interface DrivenStop extends SeenStop {
  readonly close_door_pharmacy_id: number;
}

interface DrivenRun extends TimedRun {
  readonly id: number;
  readonly delivery_date: string;
  readonly close_door_pharmacy_id: number;
  readonly employee_id: number | null;
  readonly stops: readonly DrivenStop[];
  /** History of its stops, oldest first. */
  readonly lines: readonly StopLine[];
}

const BREAKS: ReadonlySet<number> = new Set([EVENT_TYPE.startLunch, EVENT_TYPE.finishLunch]);
/** Stops of one house are closed one after the other, or all at once: that is neither a drive nor a visit. Metres. */
const SAME_HOUSE = 30;
/** A quick driver is there after so much of the plan: who may have waited for a door to open says nothing. */
const QUICKEST = 0.6;

/** Moments at which the driver did something at a stop, milliseconds. */
function doings(lines: readonly StopLine[]): { stopId: number; at: number }[] {
  return lines
    .filter(({ source }) => source === 'driver')
    .map(({ delivery_event_id, datetime }) => ({
      stopId: delivery_event_id,
      at: fromWire(datetime).getTime(),
    }));
}

/**
 * What was driven of a run: from each door that the driver left to the next, without breaks, without waiting for a door to
 * open, and without what lies between them: a knock at a third door, say. The plan beside it knows nothing that was
 * learned.
 */
export function drivenLegs(run: DrivenRun, pace: Pace): DrivenLeg[] {
  const plain: Pace = { ...pace, learned: undefined };
  const offset = zoneOffsetHours(fromWire(run.start_at), run.time_zone) * HOUR_MS;
  const left = doorsLeft(run.stops, run.lines);
  const done = doings(run.lines);
  return left.slice(1).flatMap((door, index): DrivenLeg[] => {
    const { stop, at, isSure } = door;
    const before = left[index];
    const to = pointOf(stop);
    const from = before && pointOf(before.stop);
    if (!before || !from || !to || BREAKS.has(stop.delivery_event_type_id)) return [];
    if (!isSure || !before.isSure || stop.close_door_pharmacy_id !== run.close_door_pharmacy_id) return [];
    if (!isRecipientStop(stop.delivery_event_type_id) || metresBetween(from, to) < SAME_HOUSE) return [];
    const isDirect = done.every(
      (one) => one.stopId === stop.id || one.at <= before.at || one.at >= at || one.stopId === before.stop.id,
    );
    if (!isDirect) return [];
    const { seconds } = legBetween(from, to, plain);
    if (opensAt(stop, run.time_zone) > before.at + seconds * QUICKEST * 1000) return [];
    const local = new Date(before.at + offset);
    return [
      {
        run: run.id,
        day: run.delivery_date,
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
