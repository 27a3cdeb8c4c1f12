import type { EventView, ManifestView } from '../../domain/runs/dispatchView';
import { EVENT_TYPE, isRecipientStop } from '../../domain/stops/eventType';
import { statusTag } from '../../domain/stops/statusTag';
import { restrictionFrom } from '../../domain/time/timeRestriction';
import { pointOf } from '../../domain/addresses/travelTime';
import type { MapPlace, MapStop } from '../../map/mapScene';

/** Markers per state of a stop: an unchanged stop keeps its marker. */
const markers = new WeakMap<EventView, MapStop | null>();
const numbered = new WeakMap<EventView, MapStop | null>();

function markerOf(event: EventView, hasNumber: boolean): MapStop | null {
  const point = pointOf(event);
  if (!point) return null;
  const { tone, icon } = statusTag(event);
  return {
    ...point,
    id: event.id,
    tone,
    icon,
    isRestricted: restrictionFrom(event) !== null,
    isWaiting: event.delivery_manifest_id === null,
    number: hasNumber && event.secuence !== null ? String(event.secuence) : null,
  };
}

/** Markers of the deliveries among these stops; with their places in the run while it is looked at. */
export function stopMarkers(events: readonly EventView[], hasNumbers = false): MapStop[] {
  const cache = hasNumbers ? numbered : markers;
  return events.flatMap((event) => {
    if (!isRecipientStop(event.delivery_event_type_id)) return [];
    let marker = cache.get(event);
    if (marker === undefined) {
      marker = markerOf(event, hasNumbers);
      cache.set(event, marker);
    }
    return marker ?? [];
  });
}

/** The CDPs of the runs, each one time. */
export function pharmacyPlaces(manifests: readonly ManifestView[]): MapPlace[] {
  const found = new Map<number, MapPlace>();
  for (const manifest of manifests) {
    const { close_door_pharmacy_id: id, cdp_name: name, cdp_color: color, events } = manifest;
    if (found.has(id)) continue;
    const { cdp_latitude: latitude, cdp_longitude: longitude } = manifest;
    const pickUp = events.find((event) => event.delivery_event_type_id === EVENT_TYPE.pickUp);
    const point =
      typeof latitude === 'number' && typeof longitude === 'number'
        ? { latitude, longitude }
        : pickUp
          ? pointOf(pickUp)
          : null;
    if (point) found.set(id, { ...point, id, name, color });
  }
  return [...found.values()];
}
