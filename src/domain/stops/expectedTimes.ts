import { fromWire, toWire } from '../time/dates';
import type { EventView, ManifestView } from '../runs/dispatchView';
import { etasOf } from './etas';
import { EVENT_TYPE } from './eventType';
import { hasNotStarted, isUnderWay } from '../runs/manifestStatus';
import { lastLeft } from '../runs/runTimes';
import { isOpenStop } from '../runs/stopOrder';
import type { Pace } from '../addresses/travelTime';

/** Whether the run is planned or under way. */
export function isExpected(run: { readonly delivery_manifest_status_id: number }): boolean {
  const status = run.delivery_manifest_status_id;
  return hasNotStarted(status) || isUnderWay(status);
}

/** The run without arrivals at its open stops. The same object if it had none. */
function withoutExpected(run: ManifestView): ManifestView {
  const isLeft = (event: EventView) => event.eta !== null && isOpenStop(event);
  if (!run.events.some(isLeft)) return run;
  return { ...run, events: run.events.map((event) => (isLeft(event) ? { ...event, eta: null } : event)) };
}

/**
 * The run with its expected arrivals at this time; stored ones are from the last change of the run. A
 * finished run has none. Returns the same object if nothing differs.
 */
export function withExpected(run: ManifestView, now: Date, pace: Pace): ManifestView {
  if (!isExpected(run)) return withoutExpected(run);
  const etas = etasOf({ ...run, stops: run.events }, now, pace);
  if (etas.size === 0) return run;
  return { ...run, events: run.events.map((event) => ({ ...event, eta: etas.get(event.id) ?? event.eta })) };
}

/** Whether an expected arrival is in the past, so that the run must be calculated again. */
export function isOvertaken(run: ManifestView, now: Date): boolean {
  return (
    isExpected(run) &&
    run.events.some((event) => event.eta !== null && isOpenStop(event) && fromWire(event.eta) < now)
  );
}

/**
 * End of a finished run, wire time: at the CDP, else when its driver closed the last stop. Null while it is
 * not finished, and when no stop was done.
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
