import { hasNotStarted, isUnderWay, MANIFEST_STATUS } from './manifestStatus';

/** How much a run needs a dispatcher, the most urgent first. */
export const RUN_NEEDS = ['trouble', 'attention', 'underWay', 'waiting', 'over'] as const;
export type RunNeed = (typeof RUN_NEEDS)[number];

interface NeedyRun {
  readonly delivery_manifest_status_id: number;
  readonly locked_at: string | null;
}

interface RunNews {
  /** Open stops that are expected after their promised time or their window. */
  readonly lateStops: number;
  /** The driver's position is older than the limit. */
  readonly isSilent: boolean;
  /** Stops that were attempted, rejected, missing, damaged or failed. */
  readonly problemStops: number;
}

/**
 * - over: done or incomplete, whatever happened on it
 * - trouble: late stops, a silent driver, or stalled: a call helps now
 * - attention: failed stops, or locked against automatic changes: somebody has to decide
 */
export function runNeed(run: NeedyRun, { lateStops, isSilent, problemStops }: RunNews): RunNeed {
  const { delivery_manifest_status_id: status } = run;
  if (!hasNotStarted(status) && !isUnderWay(status)) return 'over';
  if (lateStops > 0 || isSilent || status === MANIFEST_STATUS.stalled) return 'trouble';
  if (problemStops > 0 || run.locked_at !== null) return 'attention';
  return isUnderWay(status) ? 'underWay' : 'waiting';
}
