import type { ManifestView } from '../../domain/runs/dispatchView';
import { isRecipientStop } from '../../domain/stops/eventType';

/** No delivery is on it yet. */
export function isEmptyRun({ events }: Pick<ManifestView, 'events'>): boolean {
  return !events.some((event) => isRecipientStop(event.delivery_event_type_id));
}

/** Runs with deliveries first; each group keeps its order. */
export function runsToPlan(manifests: readonly ManifestView[]): ManifestView[] {
  return [...manifests.filter((run) => !isEmptyRun(run)), ...manifests.filter((run) => isEmptyRun(run))];
}
