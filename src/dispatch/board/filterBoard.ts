import type { EventView, ManifestView } from '../../domain/dispatchView';
import { eventStatusName } from '../../domain/eventStatus';
import { isRecipientStop } from '../../domain/eventType';
import { hasNotStarted, isUnderWay } from '../../domain/manifestStatus';
import type { Board } from './mergeBoard';

/** Which runs: by how far they are. */
export const RUN_PHASES = ['underWay', 'waiting', 'over'] as const;
export type RunPhase = (typeof RUN_PHASES)[number];

function phaseOf(manifest: ManifestView): RunPhase {
  if (hasNotStarted(manifest.delivery_manifest_status_id)) return 'waiting';
  return isUnderWay(manifest.delivery_manifest_status_id) ? 'underWay' : 'over';
}

/** What narrows the board. The text may hold a name: it lives in memory, never in the URL. */
export interface BoardFilters {
  readonly text: string;
  readonly cdpId: number | null;
  readonly phase: RunPhase | null;
  /** Name of a status (`domain/eventStatus`), so that both numberings count as one. */
  readonly status: string | null;
}

export const NO_FILTERS: BoardFilters = { text: '', cdpId: null, phase: null, status: null };

/** Search starts with the third character (spec §5). */
const MIN_SEARCH = 3;

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase();
}

function matcher(filters: BoardFilters): ((event: EventView) => boolean) | null {
  const wanted = plain(filters.text.trim());
  const byText = wanted.length >= MIN_SEARCH;
  if (!byText && !filters.status) return null;
  return (event) => {
    if (
      filters.status &&
      !(
        isRecipientStop(event.delivery_event_type_id) &&
        eventStatusName(event.delivery_event_status_id) === filters.status
      )
    )
      return false;
    if (!byText) return true;
    return [event.order_number, event.tracking_number, event.participant_name].some(
      (value) => value !== null && plain(value).includes(wanted),
    );
  };
}

/** The runs and stops that the filters leave. Runs without a remaining stop are left out once stops are filtered. */
export function filterBoard(board: Board, filters: BoardFilters): Board {
  const ofCdp = <T extends { close_door_pharmacy_id: number }>(each: T) =>
    filters.cdpId === null || each.close_door_pharmacy_id === filters.cdpId;
  const matches = matcher(filters);
  const manifests = board.manifests.filter(
    (manifest) => ofCdp(manifest) && (!filters.phase || phaseOf(manifest) === filters.phase),
  );
  const pool = board.pool.filter(ofCdp);
  if (!matches) return { manifests, pool };
  return {
    manifests: manifests
      .map((manifest): ManifestView => ({ ...manifest, events: manifest.events.filter(matches) }))
      .filter((manifest) => manifest.events.length > 0),
    pool: pool.filter(matches),
  };
}

/** How many recipient stops are in each status, over the runs and the pool, by status name. */
export function countByStatus(board: Board): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (event: EventView) => {
    if (!isRecipientStop(event.delivery_event_type_id)) return;
    const name = eventStatusName(event.delivery_event_status_id);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  for (const manifest of board.manifests) manifest.events.forEach(count);
  board.pool.forEach(count);
  return counts;
}
