import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import type { Actor, Commander } from '../../platform/plugins/actor';

/**
 * The part of a run or a stop that decides whose it is. Driver and state of the run come together, so that no reader
 * can leave out the one that hides a run from its driver; a stop that no run has brings neither.
 */
type Owned = { close_door_pharmacy_id: number } & (
  | { employee_id?: undefined }
  | {
      employee_id: number | null;
      /** Null: there is no run. */
      delivery_manifest_status_id: number | null;
    }
);

type Scoped = Pick<Actor, 'cdp_id' | 'is_driver' | 'employee_id'>;

/** Whether the person may know of the run: CDP users of their CDP's only, drivers of their own only (spec §6), once it is published. */
export function isWithinScope({ cdp_id, is_driver, employee_id }: Scoped, run: Owned): boolean {
  if (cdp_id !== null && run.close_door_pharmacy_id !== cdp_id) return false;
  return !is_driver || (employee_id !== null && driverWhoKnows(run) === employee_id);
}

/** Those of the runs that the person may know of. */
export function withinScope<R extends Owned>(
  { cdp_id, is_driver, employee_id }: Scoped,
  runs: readonly R[],
): R[] {
  return runs.filter((run) => isWithinScope({ cdp_id, is_driver, employee_id }, run));
}

/** The driver who may see the run: its own driver, after it is published; null: none. */
export function driverWhoKnows(run: Owned): number | null {
  return isPublished(run) ? (run.employee_id ?? null) : null;
}

/** The driver of this run, on the driver's device: the witness at the door (contract.md, Commands). */
export function isWitness(actor: Commander, run: Owned): boolean {
  return actor.client === 'mobile' && isOwnRun(actor, run);
}

function isPublished(run: Owned): boolean {
  return run.employee_id !== undefined && run.delivery_manifest_status_id !== MANIFEST_STATUS.created;
}

function isOwnRun(actor: Commander, run: Owned): boolean {
  return actor.employee_id !== null && run.employee_id === actor.employee_id;
}
