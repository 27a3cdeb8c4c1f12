import { fromWire, toWire } from '../time/dates';
import type { EventView, ManifestView } from '../runs/dispatchView';
import { etasOf } from './etas';
import { EVENT_TYPE } from './eventType';
import { hasNotStarted, isUnderWay } from '../runs/manifestStatus';
import { lastLeft } from '../runs/runTimes';
import { isOpenStop } from '../runs/stopOrder';
import type { Pace } from '../addresses/travelTime';

/** Whether somebody still drives it or will. */
export function isExpected(run: { readonly delivery_manifest_status_id: number }): boolean {
  const status = run.delivery_manifest_status_id;
  return hasNotStarted(status) || isUnderWay(status);
}

/** The run with no arrival at its open stops: nobody drives to them any more. The same object where it has none. */
function withoutExpected(run: ManifestView): ManifestView {
  const isLeft = (event: EventView) => event.eta !== null && isOpenStop(event);
  if (!run.events.some(isLeft)) return run;
  return { ...run, events: run.events.map((event) => (isLeft(event) ? { ...event, eta: null } : event)) };
}

/**
 * The run with its arrivals as they are expected at this moment: what is stored was expected when the run last changed. A run
 * that is over expects none. The same object where nothing is expected otherwise.
 */
export function withExpected(run: ManifestView, now: Date, pace: Pace): ManifestView {
  if (!isExpected(run)) return withoutExpected(run);
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

/**
 * When a run that is over has ended, wire time: at the CDP, else when its driver closed the last stop. Null while it is not
 * over, and where nothing happened.
 */
export function endedAt(run: ManifestView, pace: Pace): string | null {
  if (isExpected(run)) return null;
  const back = run.events.find(
    (event) => event.delivery_event_type_id === EVENT_TYPE.pullIn && !isOpenStop(event),
  );
  if (back?.datetime) return back.datetime;
  const left = lastLeft(run.events, pace);
  return left && toWire(new Date(left.at));
}
