import type { ManifestView } from './dispatchView';
import { fromWire } from './dates';
import { etasOf } from './etas';
import { hasNotStarted, isUnderWay } from './manifestStatus';
import { isOpenStop } from './stopOrder';
import type { Pace } from './travelTime';

/** Whether somebody still drives it or will. */
export function isExpected(run: { readonly delivery_manifest_status_id: number }): boolean {
  const status = run.delivery_manifest_status_id;
  return hasNotStarted(status) || isUnderWay(status);
}

/**
 * The run with its arrivals as they are expected at this moment: what is stored was expected when the run last changed. The same
 * object where nothing is expected otherwise.
 */
export function withExpected(run: ManifestView, now: Date, pace: Pace): ManifestView {
  if (!isExpected(run)) return run;
  const etas = etasOf({ ...run, stops: run.events }, now, pace);
  if (etas.size === 0) return run;
  return { ...run, events: run.events.map((event) => ({ ...event, eta: etas.get(event.id) ?? event.eta })) };
}

/** Whether an arrival that was expected is past, so that the run must be reckoned again. */
export function isOvertaken(run: ManifestView, now: Date): boolean {
  return (
    isExpected(run) &&
    run.events.some((event) => event.eta !== null && isOpenStop(event) && fromWire(event.eta) < now)
  );
}
