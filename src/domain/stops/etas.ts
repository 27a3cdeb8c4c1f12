import { toWire } from '../time/dates';
import { runTimes, type TimedRun } from '../runs/runTimes';
import { isOpenStop } from '../runs/stopOrder';
import { DEFAULT_PACE, type Pace } from '../addresses/travelTime';

/** When the driver comes to each open stop of a run, milliseconds by stop id. */
export function arrivalsOf(run: TimedRun, now: Date, pace: Pace = DEFAULT_PACE): Map<number, number> {
  return new Map([...runTimes(run, now, pace).stops].map(([id, { arrival }]) => [id, arrival]));
}

/** Expected arrivals of the open stops by stop id, wire times; only those that differ from what is stored. */
export function etasOf(run: TimedRun, now: Date, pace: Pace = DEFAULT_PACE): Map<number, string> {
  const eta = new Map(run.stops.map((stop) => [stop.id, stop.eta]));
  return new Map(
    [...arrivalsOf(run, now, pace)]
      .map(([id, at]) => [id, toWire(new Date(at))] as const)
      .filter(([id, at]) => at !== eta.get(id)),
  );
}

/** Of a run that is over: nobody comes to its open stops, whatever was expected. Only those that differ from what is stored. */
export function noEtas({ stops }: Pick<TimedRun, 'stops'>): Map<number, null> {
  return new Map(stops.flatMap((stop) => (isOpenStop(stop) && stop.eta !== null ? [[stop.id, null]] : [])));
}
