import { fromWire } from '../domain/time/dates';
import type { EventView, ManifestView } from '../domain/runs/dispatchView';
import { isOpenStop } from '../domain/runs/stopOrder';
import type { BoardFilters } from './boardFilters';
import type { Board } from './mergeBoard';

/** A stop of the list, with its run; null in the pool. */
export interface ListRow {
  readonly event: EventView;
  readonly manifest: ManifestView | null;
}

/** Run: in order of the lanes, then of the places. */
export type SortKey = 'run' | 'place' | 'eta' | 'late';

export interface ListSort {
  readonly by: SortKey;
  readonly descending: boolean;
}

export const BY_RUN: ListSort = { by: 'run', descending: false };

/** The visible stops, run by run; the pool last, unless the filters select certain runs. */
export function listRows(shown: Board, filters: BoardFilters): ListRow[] {
  const ofRuns = shown.manifests.flatMap((manifest) => manifest.events.map((event) => ({ event, manifest })));
  const asksForRuns = filters.run !== null || filters.driverIds.length > 0 || filters.phase !== null;
  return asksForRuns ? ofRuns : [...ofRuns, ...shown.pool.map((event) => ({ event, manifest: null }))];
}

/** Open stops before closed ones: what still needs somebody is on top. */
export function openFirst(rows: readonly ListRow[]): ListRow[] {
  const isOpen = ({ event }: ListRow) => isOpenStop(event);
  return [...rows.filter(isOpen), ...rows.filter((row) => !isOpen(row))];
}

/** Wire times and places sort as they are; nulls sort last in both directions. */
const VALUES: Record<Exclude<SortKey, 'run'>, (row: ListRow) => string | number | null> = {
  place: ({ event }) => event.secuence,
  eta: ({ event }) => event.eta,
  late: ({ event }) =>
    event.eta && event.planned_at
      ? fromWire(event.eta).getTime() - fromWire(event.planned_at).getTime()
      : null,
};

/** Returns a sorted copy; equal values keep the order of the runs. */
export function sortRows(rows: readonly ListRow[], { by, descending }: ListSort): ListRow[] {
  if (by === 'run') return descending ? [...rows].reverse() : [...rows];
  const valueOf = VALUES[by];
  const keyed = rows.map((row) => ({ row, value: valueOf(row) }));
  keyed.sort((a, b) => {
    if (a.value === b.value) return 0;
    if (a.value === null) return 1;
    if (b.value === null) return -1;
    return (a.value < b.value ? -1 : 1) * (descending ? -1 : 1);
  });
  return keyed.map(({ row }) => row);
}

export const stopIdOf = (row: ListRow): number => row.event.id;
