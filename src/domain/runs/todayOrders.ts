import { EVENT_STATUS, isCanceledStatus, isOpenStatus, isSuccessfulStatus } from '../stops/eventStatus';
import { isRecipientStop } from '../stops/eventType';
import type { EventView, ManifestView } from './dispatchView';
import { hasNotStarted } from './manifestStatus';

/** Where the orders of a pharmacy are. Each order counts once; canceled ones do not. */
export interface OrderCounts {
  total: number;
  /** Without a run. */
  unassigned: number;
  /** On a run, still at the pharmacy. */
  waiting: number;
  on_the_way: number;
  delivered: number;
  /** Closed at the door or lost: the bag comes back, or somebody looks for it. */
  not_delivered: number;
}

/** A run that has not picked up its bags. */
export interface NextPickup {
  delivery_manifest_id: number;
  name: string;
  driver: string | null;
  /** UTC wire time. */
  start_at: string;
  /** Bags to hand to the driver. */
  bags: number;
}

export interface TodayOrders {
  counts: OrderCounts;
  pickups: NextPickup[];
}

const PICKUPS = 5;
const AT_THE_PHARMACY: ReadonlySet<number> = new Set([EVENT_STATUS.scheduled, EVENT_STATUS.collectScheduled]);

const isOrder = (event: EventView) =>
  isRecipientStop(event.delivery_event_type_id) && !isCanceledStatus(event.delivery_event_status_id);

function placeOf({ delivery_event_status_id: status }: EventView): Exclude<keyof OrderCounts, 'total'> {
  if (isSuccessfulStatus(status)) return 'delivered';
  if (!isOpenStatus(status)) return 'not_delivered';
  return AT_THE_PHARMACY.has(status) ? 'waiting' : 'on_the_way';
}

/** A day as the pharmacy sees it: where its orders are, and which runs come for bags next. */
export function todayOrders(day: {
  readonly manifests: readonly ManifestView[];
  readonly pool: readonly EventView[];
}): TodayOrders {
  const counts = { total: 0, unassigned: 0, waiting: 0, on_the_way: 0, delivered: 0, not_delivered: 0 };
  const ofRuns = day.manifests.flatMap(({ events }) => events.filter(isOrder));
  for (const order of ofRuns) counts[placeOf(order)] += 1;
  counts.unassigned = day.pool.filter(isOrder).length;
  counts.total = ofRuns.length + counts.unassigned;
  const pickups = day.manifests
    .filter((run) => hasNotStarted(run.delivery_manifest_status_id))
    .map((run) => ({
      delivery_manifest_id: run.id,
      name: run.name,
      driver: run.employee,
      start_at: run.start_at,
      bags: run.events.filter((event) => isOrder(event) && placeOf(event) === 'waiting').length,
    }))
    .filter(({ bags }) => bags > 0)
    .sort((a, b) => a.start_at.localeCompare(b.start_at))
    .slice(0, PICKUPS);
  return { counts, pickups };
}
