import type { EventView, ManifestView } from '../../domain/dispatchView';
import { eventStatusName } from '../../domain/eventStatus';
import { isRecipientStop } from '../../domain/eventType';
import { hasNotStarted, isUnderWay } from '../../domain/manifestStatus';
import type { BoardFilters, RunPhase } from './boardFilters';
import type { Board } from './mergeBoard';
import { marksOf } from './stopMarks';
import { stopAlerts, stopFlags, type BoardClock } from './stopTiming';

/** Search starts with the third character (spec §5). */
const MIN_SEARCH = 3;

type StopMatch = (event: EventView, manifest: ManifestView | null) => boolean;

/** Filters made ready to be asked of many runs, with what they answered: an unchanged run keeps its identity. */
export interface BoardMatcher {
  readonly matchesRun: (manifest: ManifestView) => boolean;
  readonly matchesPool: (event: EventView) => boolean;
  /** Null when every stop does. */
  readonly matchesStop: StopMatch | null;
  readonly answers: WeakMap<ManifestView, ManifestView>;
}

function phaseOf(manifest: ManifestView): RunPhase {
  if (hasNotStarted(manifest.delivery_manifest_status_id)) return 'waiting';
  return isUnderWay(manifest.delivery_manifest_status_id) ? 'underWay' : 'over';
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase();
}

function stopMatches(filters: BoardFilters, clock: BoardClock | null): StopMatch[] {
  const { status, marks, timing } = filters;
  const wanted = plain(filters.text.trim());
  const matches: StopMatch[] = [];
  if (status !== null)
    matches.push(
      (event) =>
        isRecipientStop(event.delivery_event_type_id) &&
        eventStatusName(event.delivery_event_status_id) === status,
    );
  if (marks.length > 0) matches.push((event) => marksOf(event).some((mark) => marks.includes(mark)));
  if (timing.length > 0 && clock)
    matches.push((event, manifest) => {
      const flags = manifest
        ? (stopAlerts(manifest, clock).get(event.id) ?? [])
        : stopFlags(event, null, clock);
      return flags.some((flag) => timing.includes(flag));
    });
  if (wanted.length >= MIN_SEARCH)
    matches.push((event) =>
      [
        event.order_number,
        event.tracking_number,
        event.participant_name,
        event.destination_full_address,
      ].some((value) => value !== null && plain(value).includes(wanted)),
    );
  return matches;
}

/** @param clock decides what is late or at risk; only asked when the filters do */
export function boardMatcher(filters: BoardFilters, clock: BoardClock | null): BoardMatcher {
  const { cdpId, phase, run, driverId } = filters;
  const stops = stopMatches(filters, clock);
  return {
    matchesRun: (manifest) =>
      (cdpId === null || manifest.close_door_pharmacy_id === cdpId) &&
      (phase === null || phaseOf(manifest) === phase) &&
      (run === null || manifest.name === run) &&
      (driverId === null || manifest.employee_id === driverId),
    matchesPool: (event) => cdpId === null || event.close_door_pharmacy_id === cdpId,
    matchesStop:
      stops.length === 0 ? null : (event, manifest) => stops.every((matches) => matches(event, manifest)),
    answers: new WeakMap(),
  };
}

/**
 * The runs and stops that the filters leave. Runs without a remaining stop are left out once stops are filtered; the
 * pool belongs to no run and stays beside whichever runs are chosen.
 */
export function applyFilters(board: Board, matcher: BoardMatcher): Board {
  const { matchesRun, matchesPool, matchesStop, answers } = matcher;
  const manifests = board.manifests.filter(matchesRun);
  const pool = board.pool.filter(matchesPool);
  if (!matchesStop) return { manifests, pool };
  const left = manifests.map((manifest) => {
    const known = answers.get(manifest);
    if (known) return known;
    const answer = { ...manifest, events: manifest.events.filter((event) => matchesStop(event, manifest)) };
    answers.set(manifest, answer);
    return answer;
  });
  return {
    manifests: left.filter((manifest) => manifest.events.length > 0),
    pool: pool.filter((event) => matchesStop(event, null)),
  };
}

export function filterBoard(board: Board, filters: BoardFilters, clock: BoardClock | null = null): Board {
  return applyFilters(board, boardMatcher(filters, clock));
}
