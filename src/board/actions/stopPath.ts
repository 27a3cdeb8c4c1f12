import type { EventView } from '../../domain/runs/dispatchView';
import type { CommandCall } from '../useCommand';

/** A verb that has no override path: what goes over a closed day goes the same way, and says why. */
export function withoutOverride(path: string): Pick<CommandCall, 'path' | 'overridePath' | 'reasonField'> {
  return { path, overridePath: path, reasonField: 'closed_day_reason' };
}

/** Path of a verb on a stop; a stop that no run has is addressed as one of run 0. */
export function stopPath(event: Pick<EventView, 'id' | 'delivery_manifest_id'>, verb: string): string {
  return `/delivery_manifest/${event.delivery_manifest_id ?? 0}/delivery_events/${event.id}/${verb}`;
}
