import { hasNotStarted, isUnderWay, MANIFEST_STATUS } from '../runs/manifestStatus';
import { EVENT_STATUS } from '../stops/eventStatus';

const OF_STATUS = {
  [EVENT_STATUS.failed]: 'delivery_failed',
  [EVENT_STATUS.collectFailed]: 'delivery_failed',
  [EVENT_STATUS.rejected]: 'delivery_rejected',
  [EVENT_STATUS.missing]: 'delivery_missing',
  [EVENT_STATUS.damaged]: 'delivery_damaged',
  [EVENT_STATUS.attempted]: 'delivery_attempted',
  [EVENT_STATUS.collectAttempted]: 'delivery_attempted',
} as const;
type StatusNews = (typeof OF_STATUS)[keyof typeof OF_STATUS];

/**
 * What is told of a stop that has a new status; null for one that runs well, and for one that the office has settled with
 * it: the decision is made.
 */
export function newsOfStatus(stop: {
  readonly delivery_event_status_id: number;
  readonly issue_settled_at: string | null;
}): StatusNews | null {
  if (stop.issue_settled_at !== null) return null;
  return (OF_STATUS as Readonly<Record<number, StatusNews>>)[stop.delivery_event_status_id] ?? null;
}

const isOver = (status: number) => status === MANIFEST_STATUS.done || status === MANIFEST_STATUS.incomplete;

/** What is told of a run whose state has changed. */
export function newsOfRun(before: number, after: number): 'run_started' | 'run_finished' | null {
  if (hasNotStarted(before) && isUnderWay(after)) return 'run_started';
  return isUnderWay(before) && isOver(after) ? 'run_finished' : null;
}
