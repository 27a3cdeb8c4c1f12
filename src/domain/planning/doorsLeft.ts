import { closesAtDoor, leavesDoor, type TimedStop } from '../runs/runTimes';
import { isOpenStop } from '../runs/stopOrder';
import { isOpenStatus } from '../stops/eventStatus';
import { fromWire } from '../time/dates';
import { MINUTE_MS } from '../time/durations';

/** An entry of the history of a stop. Times are UTC wire times. */
export interface StopLine {
  readonly delivery_event_id: number;
  readonly delivery_event_status_id: number;
  readonly datetime: string;
  /** Who said so; only a driver says it at the door. */
  readonly source: string;
}

/** A stop with what positions say of it. */
export interface SeenStop extends TimedStop {
  /** When the vehicle left the door, by its positions; null when they do not know. */
  readonly left_at?: string | null;
}

/** When a door was left. Milliseconds. */
export interface LeftDoor<Stop extends SeenStop> {
  readonly stop: Stop;
  readonly at: number;
  /** False: somebody in the office has closed it, at a time of their own. */
  readonly isSure: boolean;
}

/** Who closes a stop so long after the vehicle has left does it elsewhere. */
const LATE_MS = 2 * MINUTE_MS;

/** The entry that closed the stop at its door: what was collected is handed over at the CDP only later. */
function closingLine(lines: readonly StopLine[]): StopLine | undefined {
  const reopened = lines.findLastIndex(({ delivery_event_status_id: status }) => isOpenStatus(status));
  return lines.slice(reopened + 1).findLast(({ delivery_event_status_id: status }) => closesAtDoor(status));
}

function doorOf<Stop extends SeenStop>(stop: Stop, lines: readonly StopLine[]): LeftDoor<Stop> | null {
  if (isOpenStop(stop)) return null;
  const line = closingLine(lines);
  const at = line ? fromWire(line.datetime).getTime() : leavesDoor(stop);
  if (at === null) return null;
  const left = stop.left_at ? fromWire(stop.left_at).getTime() : null;
  if (left !== null && left < at - LATE_MS) return { stop, at: left, isSure: true };
  return { stop, at, isSure: line === undefined || line.source === 'driver' };
}

/** The doors of a run in the order in which they were left. */
export function doorsLeft<Stop extends SeenStop>(
  stops: readonly Stop[],
  lines: readonly StopLine[],
): LeftDoor<Stop>[] {
  const ofStop = new Map<number, StopLine[]>();
  for (const line of lines) {
    const known = ofStop.get(line.delivery_event_id);
    if (known) known.push(line);
    else ofStop.set(line.delivery_event_id, [line]);
  }
  return stops
    .flatMap((stop) => doorOf(stop, ofStop.get(stop.id) ?? []) ?? [])
    .sort((a, b) => a.at - b.at || (a.stop.secuence ?? 0) - (b.stop.secuence ?? 0));
}
