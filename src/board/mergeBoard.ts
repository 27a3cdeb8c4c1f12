import { replaceEqualDeep } from '@tanstack/react-query';
import type { CommandAnswer, EventView, ManifestView } from '../domain/runs/dispatchView';

/** A day as the board holds it. Unchanged runs keep their identity, so that their lanes do not draw again. */
export interface Board {
  readonly manifests: readonly ManifestView[];
  /** Stops of the day that no run has. */
  readonly pool: readonly EventView[];
  /** More runs of the day are on their way. */
  readonly isPart?: true;
}

/** Before the day is here. */
export const NO_DAY: Board = { manifests: [], pool: [] };

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
  return settled({ ...board, manifests });
}

type Taken = Pick<CommandAnswer, 'manifests' | 'events' | 'removed_manifest_ids'>;

/** Runs that are no longer there leave the board; what becomes of their stops is said by itself. */
export function withoutRuns(board: Board, ids: readonly number[]): Board {
  const isGone = ({ id }: ManifestView) => ids.includes(id);
  if (!board.manifests.some(isGone)) return board;
  return { ...board, manifests: board.manifests.filter((run) => !isGone(run)) };
}

/** Takes in what a command has changed: its runs, and its stops that came into the pool of the day or left it. */
export function mergeAnswer(
  board: Board,
  { manifests, events, removed_manifest_ids: gone = [] }: Taken,
  date: string,
): Board {
  const merged = mergeManifests(
    withoutRuns(board, gone),
    manifests.filter((manifest) => manifest.delivery_date === date),
  );
  const pooled = events.filter((event) => event.delivery_manifest_id === null);
  return pooled.length === 0 ? merged : mergePool(merged, pooled, date);
}

/** Takes newer states of stops without a run in. An older one, or one that is now in a run, is dropped. */
function mergePool(board: Board, incoming: readonly EventView[], date: string): Board {
  const pool = new Map(board.pool.map((event) => [event.id, event]));
  for (const event of incoming) {
    const held = pool.get(event.id);
    if (held && held.version >= event.version) continue;
    if (event.delivery_date === date) pool.set(event.id, event);
    else pool.delete(event.id);
  }
  return settled({ ...board, pool: [...pool.values()].sort((a, b) => a.id - b.id) });
}

/** Takes the whole pool of the day as it was fetched; a stop that is held in a newer state stays as it is held. */
export function replacePool(board: Board, fetched: readonly EventView[]): Board {
  const held = new Map(board.pool.map((event) => [event.id, event]));
  const pool = fetched.map((event) => {
    const known = held.get(event.id);
    // 0: a server without versions, whose last word counts.
    return known && event.version > 0 && known.version >= event.version ? known : event;
  });
  return settled({ ...board, pool });
}

/**
 * The day as it was loaded, with what the board has learnt meanwhile: a run that is held in a newer state stays as it is
 * held, one that is the same keeps its identity. What a part holds is of the same load, or has been told since.
 */
export function replaceDay(held: Board, loaded: Board): Board {
  const known = new Map(held.manifests.map((manifest) => [manifest.id, manifest]));
  const manifests = loaded.manifests.map((manifest) => {
    const mine = known.get(manifest.id);
    if (!mine || mine.version < manifest.version) return manifest;
    if (held.isPart || mine.version > manifest.version) return mine;
    // Names and positions have no version.
    return replaceEqualDeep(mine, manifest);
  });
  const day = { ...loaded, manifests, pool: held.pool };
  return held.isPart ? settled(day) : replacePool(day, loaded.pool);
}

/** A stop never stands twice on the board: the newer of its two states counts, and the run's of two equal ones. */
function settled(board: Board): Board {
  const { manifests, pool } = board;
  const pooled = new Map(pool.map((event) => [event.id, event]));
  if (pooled.size === 0) return board;
  const isOutdated = (event: EventView) => (pooled.get(event.id)?.version ?? 0) > event.version;
  const runs = manifests.map((manifest) =>
    manifest.events.some(isOutdated)
      ? { ...manifest, events: manifest.events.filter((event) => !isOutdated(event)) }
      : manifest,
  );
  const assigned = new Set(
    runs.flatMap((manifest) => manifest.events.filter((event) => pooled.has(event.id)).map(({ id }) => id)),
  );
  return {
    ...board,
    manifests: runs,
    pool: assigned.size === 0 ? pool : pool.filter(({ id }) => !assigned.has(id)),
  };
}

/** RUN 2 before RUN 10. Made once: a comparison that is told its rules each time takes fifty times as long. */
export const byRunName = new Intl.Collator(undefined, { numeric: true }).compare;

type RunInOrder = Pick<ManifestView, 'id' | 'name' | 'start_at'>;

/** Lanes stand in order of their start, then of their name: an order that no change of state stirs up. */
export function byStart(a: RunInOrder, b: RunInOrder): number {
  if (a.start_at !== b.start_at) return a.start_at < b.start_at ? -1 : 1;
  return byRunName(a.name, b.name) || a.id - b.id;
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
