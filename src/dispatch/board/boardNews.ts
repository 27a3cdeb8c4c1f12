import { isClosedStatus } from '../../domain/eventStatus';
import { isRecipientStop } from '../../domain/eventType';
import type { ManifestView } from '../../domain/dispatchView';
import type { Board } from './mergeBoard';
import { stopAlert, type BoardClock } from './stopTiming';

/** What somebody who hears the board instead of seeing it has to know of a change. */
export interface BoardNews {
  /** Recipients' stops that are over now. */
  readonly closed: number;
  /** Names of recipients whose stop is late now and was not. */
  readonly late: readonly string[];
}

/** What has happened between two states of the day; runs that are the same object are not looked at. */
export function boardNews(before: Board, after: Board, clock: BoardClock): BoardNews {
  const earlier = new Map(before.manifests.map((manifest) => [manifest.id, manifest]));
  let closed = 0;
  const late: string[] = [];
  for (const manifest of after.manifests) {
    const held = earlier.get(manifest.id);
    if (!held || held === manifest) continue;
    const known = new Map(held.events.map((event) => [event.id, event]));
    for (const event of manifest.events) {
      const was = known.get(event.id);
      if (!was || was.version === event.version || !isRecipientStop(event.delivery_event_type_id)) continue;
      if (isClosedStatus(event.delivery_event_status_id) && !isClosedStatus(was.delivery_event_status_id))
        closed += 1;
      if (isLate(event, manifest, clock) && !isLate(was, held, clock))
        late.push(event.participant_name ?? '');
    }
  }
  return { closed, late };
}

function isLate(event: ManifestView['events'][number], manifest: ManifestView, clock: BoardClock): boolean {
  return stopAlert(event, manifest, clock) === 'late';
}
