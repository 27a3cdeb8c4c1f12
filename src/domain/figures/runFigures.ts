import { metresBetween } from '../addresses/distance';
import { pointOf } from '../addresses/travelTime';
import { hasNotStarted, isUnderWay } from '../runs/manifestStatus';
import { EVENT_STATUS, isCanceledStatus, isClosedStatus } from '../stops/eventStatus';
import { EVENT_TYPE } from '../stops/eventType';
import { fromWire } from '../time/dates';
import type { Measures } from './measures';

interface DrivenStop {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
  readonly destination_latitude: number | null;
  readonly destination_longitude: number | null;
  /** UTC wire time. */
  readonly datetime: string | null;
}

/** A run with its stops in their order. */
export interface CountedRun {
  readonly delivery_manifest_status_id: number;
  /** End of the shift, UTC wire time. */
  readonly end_at: string;
  readonly stops: readonly DrivenStop[];
}

const isDriven = ({ delivery_event_status_id: status }: DrivenStop) => !isCanceledStatus(status);
const isCollected = ({ delivery_event_status_id: status }: DrivenStop) =>
  status === EVENT_STATUS.collected || status === EVENT_STATUS.returned;

/** Straight lines between the stops: all, and those without an order in the vehicle. */
function metresOf(stops: readonly DrivenStop[]): Pick<Measures, 'metres' | 'empty_metres'> {
  const placed = stops.filter((stop) => isDriven(stop) && pointOf(stop) !== null);
  const loadedAt = placed.findIndex((stop) => stop.delivery_event_type_id === EVENT_TYPE.pickUp);
  const lastDelivery = placed.findLastIndex((stop) => stop.delivery_event_type_id === EVENT_TYPE.delivery);
  const firstCollect = placed.findIndex(isCollected);
  let metres = 0;
  let empty = 0;
  for (const [index, stop] of placed.entries()) {
    const from = placed[index - 1] && pointOf(placed[index - 1] ?? stop);
    const to = pointOf(stop);
    if (!from || !to) continue;
    const leg = metresBetween(from, to);
    metres += leg;
    const carriesDelivery = index > loadedAt && index <= lastDelivery;
    const carriesCollected = firstCollect >= 0 && index > firstCollect;
    if (!carriesDelivery && !carriesCollected) empty += leg;
  }
  return { metres: Math.round(metres), empty_metres: Math.round(empty) };
}

/** What a finished run costs; nothing while it is planned or under way. */
export function measuresOfRun(run: CountedRun): Partial<Measures> | null {
  const { delivery_manifest_status_id: status, stops } = run;
  if (hasNotStarted(status) || isUnderWay(status)) return null;
  const ends = stops.flatMap((stop) =>
    isDriven(stop) && isClosedStatus(stop.delivery_event_status_id) && stop.datetime
      ? fromWire(stop.datetime).getTime()
      : [],
  );
  if (ends.length === 0) return null;
  const last = ends.reduce((latest, at) => Math.max(latest, at));
  const overtime = Math.max(0, (last - fromWire(run.end_at).getTime()) / 1000);
  return {
    runs: 1,
    overtime_runs: overtime > 0 ? 1 : 0,
    overtime_seconds: overtime,
    ...metresOf(stops),
  };
}
