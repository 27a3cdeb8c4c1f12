import type { EventView } from '../../domain/runs/dispatchView';

/** Path of a verb on a stop; an unassigned stop has the path of run 0. */
export function stopPath(event: Pick<EventView, 'id' | 'delivery_manifest_id'>, verb: string): string {
  return `/delivery_manifest/${event.delivery_manifest_id ?? 0}/delivery_events/${event.id}/${verb}`;
}
