import type { ManifestView } from '../../domain/runs/dispatchView';
import type { StopOnBoard } from './deliveryAction';

/** The run of which all of these stops are; null when they are of several, or one of them is of none. */
export function oneRunOf(stops: readonly StopOnBoard[]): ManifestView | null {
  const manifest = stops[0]?.manifest ?? null;
  return manifest && stops.every((stop) => stop.manifest?.id === manifest.id) ? manifest : null;
}
