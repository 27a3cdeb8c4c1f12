import { EVENT_STATUS } from '../../../src/domain/eventStatus';
import { EVENT_TYPE, isRecipientStop } from '../../../src/domain/eventType';
import { inOrder, isOpenStop, type PlacedStop } from '../../../src/domain/stopOrder';

interface Stop extends PlacedStop {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
}

/** A run as planning sees it, each part in its order. */
export interface RouteParts<S> {
  /** Over: where they stand means nothing any more. */
  closed: S[];
  /** Next by nature: pull out, bags to load, a door at which the driver is. */
  front: S[];
  /** Deliveries and pickup appointments whose order is free. */
  tasks: S[];
  /** The start of the lunch break, then its end. */
  lunch: S[];
  /** The way back: return, pull in. */
  tail: S[];
}

const AT_THE_DOOR: ReadonlySet<number> = new Set([
  EVENT_STATUS.inProgress,
  EVENT_STATUS.attempted,
  EVENT_STATUS.collectInProgress,
  EVENT_STATUS.collectAttempted,
]);
const LUNCH: ReadonlySet<number> = new Set([EVENT_TYPE.startLunch, EVENT_TYPE.finishLunch]);
const WAY_BACK: ReadonlySet<number> = new Set([EVENT_TYPE.return, EVENT_TYPE.pullIn]);

function partOf<S extends Stop>(stop: S): keyof RouteParts<S> {
  if (!isOpenStop(stop)) return 'closed';
  if (LUNCH.has(stop.delivery_event_type_id)) return 'lunch';
  if (WAY_BACK.has(stop.delivery_event_type_id)) return 'tail';
  const isFree =
    isRecipientStop(stop.delivery_event_type_id) && !AT_THE_DOOR.has(stop.delivery_event_status_id);
  return isFree ? 'tasks' : 'front';
}

export function routeParts<S extends Stop>(stops: readonly S[]): RouteParts<S> {
  const parts: RouteParts<S> = { closed: [], front: [], tasks: [], lunch: [], tail: [] };
  for (const stop of inOrder(stops)) parts[partOf(stop)].push(stop);
  return parts;
}
