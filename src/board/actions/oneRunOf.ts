import type { ManifestView } from '../../domain/runs/dispatchView';
import type { StopOnBoard } from './deliveryAction';

/** The run that contains all these stops; null when they belong to several runs, or one has no run. */
export function oneRunOf(stops: readonly StopOnBoard[]): ManifestView | null {
  const manifest = stops[0]?.manifest ?? null;
  return manifest && stops.every((stop) => stop.manifest?.id === manifest.id) ? manifest : null;
}
