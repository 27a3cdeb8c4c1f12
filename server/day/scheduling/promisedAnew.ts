import { hasNotStarted } from '../../../src/domain/runs/manifestStatus';
import type { PlanningRun, PlanningStop } from '../dispatch/planning/planningRun';

/**
 * Whether a plan promises the stop anew: a run that nobody drives yet is promised as it is planned. On the road a promise
 * that was given stands, and only what was never promised gets one.
 */
export function isPromisedAnew(run: PlanningRun, stop: Pick<PlanningStop, 'planned_at'>): boolean {
  return stop.planned_at === null || hasNotStarted(run.delivery_manifest_status_id);
}
