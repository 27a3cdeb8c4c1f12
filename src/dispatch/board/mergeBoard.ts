import type { EventView, ManifestView } from '../../domain/dispatchView';

/** A day as the board holds it. Unchanged runs keep their identity, so that their lanes do not draw again. */
export interface Board {
  readonly manifests: readonly ManifestView[];
  /** Stops of the day that no run has. */
  readonly pool: readonly EventView[];
}

/**
 * Takes newer states of runs into the board. A state that is not newer than the one held is an echo or was overtaken,
 * and is dropped; a run that the board has not seen is added at its place.
 */
export function mergeManifests(board: Board, incoming: readonly ManifestView[]): Board {
  const newer = new Map<number, ManifestView>();
  for (const manifest of incoming) {
    const held = newer.get(manifest.id) ?? board.manifests.find((each) => each.id === manifest.id);
    if (!held || manifest.version > held.version) newer.set(manifest.id, manifest);
  }
  if (newer.size === 0) return board;
  const kept = board.manifests.map((manifest) => {
    const replacement = newer.get(manifest.id);
    newer.delete(manifest.id);
    return replacement ?? manifest;
  });
  const manifests = newer.size === 0 ? kept : [...kept, ...newer.values()].sort(byStart);
  return { manifests, pool: board.pool.filter((event) => !isAssigned(manifests, event.id)) };
}

/** Lanes stand in order of their start, then of their name: an order that no change of state stirs up. */
export function byStart(a: ManifestView, b: ManifestView): number {
  if (a.start_at !== b.start_at) return a.start_at < b.start_at ? -1 : 1;
  return a.name.localeCompare(b.name, undefined, { numeric: true }) || a.id - b.id;
}

function isAssigned(manifests: readonly ManifestView[], eventId: number): boolean {
  return manifests.some((manifest) => manifest.events.some((event) => event.id === eventId));
}

export function findStop(
  board: Board,
  eventId: number,
): { event: EventView; manifest: ManifestView | null } | null {
  for (const manifest of board.manifests) {
    const event = manifest.events.find((each) => each.id === eventId);
    if (event) return { event, manifest };
  }
  const event = board.pool.find((each) => each.id === eventId);
  return event ? { event, manifest: null } : null;
}
