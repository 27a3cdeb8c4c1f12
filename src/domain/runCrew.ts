import { hasNotStarted } from './manifestStatus';
import type { Problem } from './problem';
import { isOpenStop } from './stopOrder';

interface CrewStop {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
  readonly driver_gender: string | null;
}

/** What speaks against this driver for these stops: open ones that want a driver of the other gender. */
export function driverGenderProblem(
  driver: { readonly gender: string | null },
  stops: readonly CrewStop[],
): Problem | null {
  const unmet = stops.filter(
    (stop) => isOpenStop(stop) && stop.driver_gender !== null && stop.driver_gender !== driver.gender,
  );
  return unmet.length > 0
    ? { message: 'validation.driverGender', args: { smart_count: unmet.length, count: unmet.length } }
    : null;
}

/** The pharmacy of a run can change as long as nothing has left it: then no bag is of another place than its run. */
export function isCdpChangeOffered(run: { readonly delivery_manifest_status_id: number }): boolean {
  return hasNotStarted(run.delivery_manifest_status_id);
}
