import type { EventView, ManifestView } from '../../domain/runs/dispatchView';
import type { Point } from '../../domain/addresses/distance';
import { isCanceledStatus } from '../../domain/stops/eventStatus';
import { EVENT_TYPE, isRecipientStop } from '../../domain/stops/eventType';
import { decodePolyline } from '../../domain/addresses/mapDefaults';
import { inOrder, isOpenStop } from '../../domain/runs/stopOrder';
import { pointOf } from '../../domain/addresses/travelTime';
import { runColor } from './runColors';

/** A delivery or stop that has a position. */
export interface PlanPoint extends Point {
  readonly id: number;
  readonly event: EventView;
}

/** The way of a run, in the order of its stops. */
export interface PlanLine {
  readonly runId: number;
  readonly color: string;
  readonly points: readonly Point[];
  readonly stops: readonly PlanPoint[];
}

export interface PharmacyPoint extends Point {
  readonly name: string;
}

const asPoint = (event: EventView): PlanPoint[] => {
  const point = pointOf(event);
  return point ? [{ ...point, id: event.id, event }] : [];
};

/** The unassigned deliveries that can be drawn. */
export function poolPoints(pool: readonly EventView[]): PlanPoint[] {
  return pool.flatMap(asPoint);
}

/**
 * The planned route of the run after its closed stops, if there is one; else straight lines from stop to
 * stop.
 */
function wayPoints(
  { route_polyline: polyline }: ManifestView,
  stops: readonly PlanPoint[],
): readonly Point[] {
  if (!polyline) return stops;
  return [...stops.filter(({ event }) => !isOpenStop(event)), ...decodePolyline(polyline)];
}

/** The runs as lines, in the colours of the list. */
export function planLines(manifests: readonly ManifestView[]): PlanLine[] {
  return manifests.map((manifest, index) => {
    const stops = inOrder(manifest.events)
      .filter((event) => !isCanceledStatus(event.delivery_event_status_id))
      .flatMap(asPoint);
    return {
      runId: manifest.id,
      color: runColor(index),
      points: wayPoints(manifest, stops),
      stops: stops.filter(({ event }) => isRecipientStop(event.delivery_event_type_id)),
    };
  });
}

/** The CDPs of the runs, each one time. */
export function pharmacyPoints(manifests: readonly ManifestView[]): PharmacyPoint[] {
  const found = new Map<number, PharmacyPoint>();
  for (const { close_door_pharmacy_id: id, cdp_name: name, events } of manifests) {
    if (found.has(id)) continue;
    const pickUp = events.find((event) => event.delivery_event_type_id === EVENT_TYPE.pickUp);
    const point = pickUp ? pointOf(pickUp) : null;
    if (point) found.set(id, { ...point, name });
  }
  return [...found.values()];
}
