import { cityOf } from '../domain/addresses/cityOf';
import type { EventView, ManifestView } from '../domain/runs/dispatchView';
import { eventStatusName } from '../domain/stops/eventStatus';
import { isRecipientStop } from '../domain/stops/eventType';
import { SEARCH_MIN_CHARACTERS } from '../domain/wire/lists';
import { hasNotStarted, isUnderWay } from '../domain/runs/manifestStatus';
import type { BoardFilters, RunPhase } from './boardFilters';
import { countersOf } from './counters';
import type { Board } from './mergeBoard';
import { marksOf } from './stopMarks';
import { stopAlerts, stopFlags } from './stopTiming';
import type { BoardClock } from './boardClock';

type StopMatch = (event: EventView, manifest: ManifestView | null) => boolean;

/** Prepared filters with their results per run: an unchanged run keeps its identity. */
export interface BoardMatcher {
  readonly matchesRun: (manifest: ManifestView) => boolean;
  readonly matchesPool: (event: EventView) => boolean;
  /** Null when every stop matches. */
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

function stopMatches(
  filters: BoardFilters,
  clock: BoardClock | null,
  byPhone: ReadonlySet<number>,
): StopMatch[] {
  const { statuses, clientIds, cities, marks, timing, counters } = filters;
  const wanted = plain(filters.text.trim());
  const matches: StopMatch[] = [];
  const ofRecipient = (says: (event: EventView) => boolean) =>
    matches.push((event) => isRecipientStop(event.delivery_event_type_id) && says(event));
  if (statuses.length > 0)
    ofRecipient((event) => statuses.includes(eventStatusName(event.delivery_event_status_id)));
  if (clientIds.length > 0)
    ofRecipient(({ funding_source_id: client }) => typeof client === 'number' && clientIds.includes(client));
  if (cities.length > 0)
    ofRecipient(({ destination_full_address: address }) => cities.includes(cityOf(address) ?? ''));
  if (marks.length > 0) matches.push((event) => marksOf(event).some((mark) => marks.includes(mark)));
  if (timing.length > 0 && clock)
    matches.push((event, manifest) => {
      const flags = manifest
        ? (stopAlerts(manifest, clock).get(event.id) ?? [])
        : stopFlags(event, null, clock);
      return flags.some((flag) => timing.includes(flag));
    });
  if (counters.length > 0)
    matches.push((event, manifest) =>
      countersOf(event, manifest, clock).some((counter) => counters.includes(counter)),
    );
  if (wanted.length >= SEARCH_MIN_CHARACTERS)
    matches.push(
      (event) =>
        byPhone.has(event.id) ||
        [
          event.order_number,
          event.tracking_number,
          event.participant_name,
          event.destination_full_address,
        ].some((value) => value !== null && plain(value).includes(wanted)),
    );
  return matches;
}

const NO_STOPS: ReadonlySet<number> = new Set();

/**
 * @param clock decides what is late or at risk; only used when the filters need it
 * @param byPhone stops whose recipient has a phone with the digits of the text, found by the server
 */
export function boardMatcher(
  filters: BoardFilters,
  clock: BoardClock | null,
  byPhone: ReadonlySet<number> = NO_STOPS,
): BoardMatcher {
  const { cdpIds, phase, run, driverIds } = filters;
  const isOfCdp = (id: number) => cdpIds.length === 0 || cdpIds.includes(id);
  const stops = stopMatches(filters, clock, byPhone);
  return {
    matchesRun: (manifest) =>
      isOfCdp(manifest.close_door_pharmacy_id) &&
      (phase === null || phaseOf(manifest) === phase) &&
      (run === null || manifest.name === run) &&
      (driverIds.length === 0 || (manifest.employee_id !== null && driverIds.includes(manifest.employee_id))),
    matchesPool: (event) => isOfCdp(event.close_door_pharmacy_id),
    matchesStop:
      stops.length === 0 ? null : (event, manifest) => stops.every((matches) => matches(event, manifest)),
    answers: new WeakMap(),
  };
}

/**
 * The runs and stops that match the filters. When stops are filtered, runs without a matching stop are left
 * out. The pool belongs to no run, so it stays next to any selected runs.
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
