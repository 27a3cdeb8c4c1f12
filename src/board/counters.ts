import type { EventView, ManifestView } from '../domain/runs/dispatchView';
import { isProblemStatus, isSuccessfulStatus } from '../domain/stops/eventStatus';
import { isRecipientStop } from '../domain/stops/eventType';
import { isOpenStop } from '../domain/runs/stopOrder';
import { stopAlerts, stopFlags } from './stopTiming';
import type { BoardClock } from './boardClock';

/**
 * The five numbers of a day, which are its first filters. A stop can count in several: a late one is open too.
 *
 * - late: is expected after its promised time or its window
 * - atRisk: neither, but something threatens it
 * - open: not closed
 * - problems: attempted, rejected, missing, damaged or failed
 * - done: delivered, collected or returned
 */
export const COUNTERS = ['late', 'atRisk', 'open', 'problems', 'done'] as const;
export type Counter = (typeof COUNTERS)[number];

/** These change with the clock alone. */
const TIMED: ReadonlySet<Counter> = new Set(['late', 'atRisk']);

export function needsClock(counters: readonly Counter[]): boolean {
  return counters.some((counter) => TIMED.has(counter));
}

/** The counters of a stop; none for a stop that is not at a recipient's. Without a clock the timed ones are left out. */
export function countersOf(
  event: EventView,
  manifest: ManifestView | null,
  clock: BoardClock | null,
): readonly Counter[] {
  const { delivery_event_type_id: type, delivery_event_status_id: status } = event;
  if (!isRecipientStop(type)) return [];
  const counters: Counter[] = [];
  if (isOpenStop(event)) {
    const ofRun = manifest && clock ? (stopAlerts(manifest, clock).get(event.id) ?? []) : null;
    const flags = clock ? (ofRun ?? stopFlags(event, null, clock)) : [];
    if (flags.includes('late') || flags.includes('missed')) counters.push('late');
    else if (flags.includes('atRisk')) counters.push('atRisk');
    counters.push('open');
  }
  if (isProblemStatus(status)) counters.push('problems');
  if (isSuccessfulStatus(status)) counters.push('done');
  return counters;
}
