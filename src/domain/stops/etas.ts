import { toWire } from '../time/dates';
import { runTimes, type TimedRun } from '../runs/runTimes';
import { isOpenStop } from '../runs/stopOrder';
import { DEFAULT_PACE, type Pace } from '../addresses/travelTime';

/** Expected arrival at each open stop of a run, milliseconds by stop id. */
export function arrivalsOf(run: TimedRun, now: Date, pace: Pace = DEFAULT_PACE): Map<number, number> {
  return new Map([...runTimes(run, now, pace).stops].map(([id, { arrival }]) => [id, arrival]));
}

/**
 * Expected arrivals of the open stops by stop id, wire times; only those that differ from the stored ones.
 */
export function etasOf(run: TimedRun, now: Date, pace: Pace = DEFAULT_PACE): Map<number, string> {
  const eta = new Map(run.stops.map((stop) => [stop.id, stop.eta]));
  return new Map(
    [...arrivalsOf(run, now, pace)]
      .map(([id, at]) => [id, toWire(new Date(at))] as const)
      .filter(([id, at]) => at !== eta.get(id)),
  );
}

/** Clears the expected arrivals of a finished run; only those that are stored. */
export function noEtas({ stops }: Pick<TimedRun, 'stops'>): Map<number, null> {
  return new Map(stops.flatMap((stop) => (isOpenStop(stop) && stop.eta !== null ? [[stop.id, null]] : [])));
}
