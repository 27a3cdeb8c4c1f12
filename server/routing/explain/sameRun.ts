import type { Job, Vehicle } from '../format/problem';
import { isSameContent } from './sameContent';

/** Field by field instead of by a walk over names: it is asked for every stop of a day. A test names every field. */
function isSameJob(a: Job, b: Job): boolean {
  return (
    a.id === b.id &&
    a.location_index === b.location_index &&
    a.setup === b.setup &&
    a.service === b.service &&
    a.priority === b.priority &&
    a.description === b.description &&
    isSameContent(a.location, b.location) &&
    isSameContent(a.time_windows, b.time_windows) &&
    isSameContent(a.delivery, b.delivery) &&
    isSameContent(a.pickup, b.pickup) &&
    isSameContent(a.skills, b.skills)
  );
}

/** Whether two lists of jobs say the same, in the same order. */
export function areSameJobs(a: readonly Job[] = [], b: readonly Job[] = []): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const one = a[i];
    const other = b[i];
    if (!one || !other || !isSameJob(one, other)) return false;
  }
  return true;
}

/** Whether a vehicle says the same. Its steps are what is long about it. */
export function isSameVehicle(a: Vehicle, b: Vehicle): boolean {
  const one = a.steps ?? [];
  const other = b.steps ?? [];
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) {
    const x = one[i];
    const y = other[i];
    if (x?.id !== y?.id || x?.type !== y?.type || x?.locked !== y?.locked) return false;
  }
  return isSameContent({ ...a, steps: undefined }, { ...b, steps: undefined });
}
