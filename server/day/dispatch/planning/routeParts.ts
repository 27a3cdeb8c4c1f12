import { EVENT_TYPE, isRecipientStop } from '../../../../src/domain/stops/eventType';
import type { StopRole } from '../../../../src/domain/stops/pickUpRule';
import { isAtTheDoor } from '../../../../src/domain/runs/runTimes';
import { inOrder, isOpenStop, type PlacedStop } from '../../../../src/domain/runs/stopOrder';

interface Stop extends PlacedStop {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
  readonly stop_role?: StopRole | null;
}

/** A run as planning sees it, each part in its order. */
export interface RouteParts<S> {
  /** Finished stops. Their position no longer matters. */
  closed: S[];
  /** Next by nature: pull out, bags to load, a door at which the driver is. */
  front: S[];
  /** Deliveries and pickup appointments, a trip back and meetings: their order is free. */
  tasks: S[];
  /** The start of the lunch break, then its end. */
  lunch: S[];
  /** The way back: return, pull in. */
  tail: S[];
}

const LUNCH: ReadonlySet<number> = new Set([EVENT_TYPE.startLunch, EVENT_TYPE.finishLunch]);
const WAY_BACK: ReadonlySet<number> = new Set([EVENT_TYPE.return, EVENT_TYPE.pullIn]);

function partOf<S extends Stop>(stop: S): keyof RouteParts<S> {
  if (!isOpenStop(stop)) return 'closed';
  if (LUNCH.has(stop.delivery_event_type_id)) return 'lunch';
  if (WAY_BACK.has(stop.delivery_event_type_id)) return 'tail';
  const isFree = isRecipientStop(stop.delivery_event_type_id) || stop.stop_role != null;
  return isFree && !isAtTheDoor(stop) ? 'tasks' : 'front';
}

export function routeParts<S extends Stop>(stops: readonly S[]): RouteParts<S> {
  const parts: RouteParts<S> = { closed: [], front: [], tasks: [], lunch: [], tail: [] };
  for (const stop of inOrder(stops)) parts[partOf(stop)].push(stop);
  const { front } = parts;
  parts.front = [...front.filter(isAtTheDoor), ...front.filter((stop) => !isAtTheDoor(stop))];
  return parts;
}

/** The whole run in a new order of its open stops: finished stops first, the way back last. */
export function wholeOrder<S extends Stop>(
  { parts }: { parts: RouteParts<S> },
  order: readonly number[],
): number[] {
  const ends = parts.lunch.filter((stop) => stop.delivery_event_type_id !== EVENT_TYPE.startLunch);
  const start = parts.lunch.find((stop) => stop.delivery_event_type_id === EVENT_TYPE.startLunch);
  const endIds = ends.map((stop) => stop.id);
  // A lunch that has begun ends before anything else.
  const open = start
    ? order.flatMap((id) => (id === start.id ? [id, ...endIds] : [id]))
    : [...endIds, ...order];
  return [...parts.closed.map((stop) => stop.id), ...open, ...parts.tail.map((stop) => stop.id)];
}
