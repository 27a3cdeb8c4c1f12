import { isClosedStatus } from '../../domain/stops/eventStatus';
import { isRecipientStop } from '../../domain/stops/eventType';
import type { TimingFlag } from '../../board/timingFlags';
import type { Board } from '../../board/mergeBoard';
import { stopFlags } from '../../board/stopTiming';
import type { BoardClock } from '../../board/boardClock';

/** Changes of the board to announce to screen readers. */
export interface BoardNews {
  /** Recipients' stops that are over now. */
  readonly closed: number;
  /** Names of recipients whose stop became late. */
  readonly late: readonly string[];
  /** The same for stops that now miss their window. */
  readonly missed: readonly string[];
}

/** The changes between two states of the day; runs with the same identity are skipped. */
export function boardNews(before: Board, after: Board, clock: BoardClock): BoardNews {
  const earlier = new Map(before.manifests.map((manifest) => [manifest.id, manifest]));
  let closed = 0;
  const late: string[] = [];
  const missed: string[] = [];
  for (const manifest of after.manifests) {
    const previous = earlier.get(manifest.id);
    if (!previous || previous === manifest) continue;
    const known = new Map(previous.events.map((event) => [event.id, event]));
    for (const event of manifest.events) {
      const was = known.get(event.id);
      if (!was || was.version === event.version || !isRecipientStop(event.delivery_event_type_id)) continue;
      if (isClosedStatus(event.delivery_event_status_id) && !isClosedStatus(was.delivery_event_status_id))
        closed += 1;
      const [flags, had] = [stopFlags(event, manifest, clock), stopFlags(was, previous, clock)];
      const turned = (flag: TimingFlag) => flags.includes(flag) && !had.includes(flag);
      // A missed window has precedence: each stop is announced one time.
      if (turned('missed')) missed.push(event.participant_name ?? '');
      else if (turned('late')) late.push(event.participant_name ?? '');
    }
  }
  return { closed, late, missed };
}
