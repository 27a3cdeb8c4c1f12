import { replaceEqualDeep } from '@tanstack/react-query';
import type { CommandAnswer, EventView, ManifestView } from '../domain/runs/dispatchView';

/** State of the board for a day. Unchanged runs keep their identity, so their lanes do not render. */
export interface Board {
  readonly manifests: readonly ManifestView[];
  /** Unassigned stops of the day. */
  readonly pool: readonly EventView[];
  /** True while more runs of the day are loading. */
  readonly isPart?: true;
}

/** Before the day is here. */
export const NO_DAY: Board = { manifests: [], pool: [] };

/**
 * Merges newer states of runs into the board. A state that is not newer than the current one is an echo or
 * out of order, and is dropped; a new run is inserted in order.
 */
export function mergeManifests(board: Board, incoming: readonly ManifestView[]): Board {
  const newer = new Map<number, ManifestView>();
  for (const manifest of incoming) {
    const current = newer.get(manifest.id) ?? board.manifests.find((each) => each.id === manifest.id);
    if (!current || manifest.version > current.version) newer.set(manifest.id, manifest);
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

/** Removes deleted runs from the board; changes of their stops arrive separately. */
export function withoutRuns(board: Board, ids: readonly number[]): Board {
  const isGone = ({ id }: ManifestView) => ids.includes(id);
  if (!board.manifests.some(isGone)) return board;
  return { ...board, manifests: board.manifests.filter((run) => !isGone(run)) };
}

/** Merges the result of a command: its runs, and its stops that entered or left the pool of the day. */
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

/** Merges newer states of stops without a run. Older states, and stops that are now in a run, are dropped. */
function mergePool(board: Board, incoming: readonly EventView[], date: string): Board {
  const pool = new Map(board.pool.map((event) => [event.id, event]));
  for (const event of incoming) {
    const current = pool.get(event.id);
    if (current && current.version >= event.version) continue;
    if (event.delivery_date === date) pool.set(event.id, event);
    else pool.delete(event.id);
  }
  return settled({ ...board, pool: [...pool.values()].sort((a, b) => a.id - b.id) });
}

/** Replaces the pool of the day with the fetched one; a stop with a newer state on the board keeps it. */
export function replacePool(board: Board, fetched: readonly EventView[]): Board {
  const poolById = new Map(board.pool.map((event) => [event.id, event]));
  const pool = fetched.map((event) => {
    const known = poolById.get(event.id);
    // Version 0 is from a server without versions: its last answer wins.
    return known && event.version > 0 && known.version >= event.version ? known : event;
  });
  return settled({ ...board, pool });
}

/**
 * Merges the loaded day into the board: a run with a newer state on the board keeps it, and an unchanged run
 * keeps its identity. The states of a partly loaded board are from the same load, or newer.
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

/**
 * A stop is on the board only one time: the newer of two states wins; if both are equal, the one in a run.
 */
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

/** Sorts RUN 2 before RUN 10. Created one time: `localeCompare` with options takes fifty times as long. */
export const byRunName = new Intl.Collator(undefined, { numeric: true }).compare;

type RunInOrder = Pick<ManifestView, 'id' | 'name' | 'start_at'>;

/** Lanes are sorted by start, then by name, so no change of state moves them. */
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
